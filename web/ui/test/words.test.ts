import { expect, test } from 'vitest'
import { words as en } from '../src/words/en'
import { words as fr } from '../src/words/fr'
import { words as it } from '../src/words/it'
import { words as nl } from '../src/words/nl'

/** Every path to a word, and the word; a sentence that is made of others stands for itself. */
function leaves(of: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof of === 'object' && of !== null) {
    return Object.entries(of).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
  }
  return [[path, String(of)]]
}

test.each([['en', en], ['nl', nl], ['it', it], ['fr', fr]] as const)('%s counts one problem as one', (_, { archive }) => {
  expect(archive.imported(2, 2, 1).replace('1', '2')).not.toBe(archive.imported(2, 2, 2))
})

test.each([['nl', nl], ['it', it], ['fr', fr]] as const)('%s says all that English says', (_, words) => {
  expect(leaves({ ...words, rules: undefined }).map(([path]) => path).sort()).toEqual(leaves(en).map(([path]) => path).sort())
  expect(leaves(words).filter(([, word]) => word.trim() === '')).toEqual([])
})
