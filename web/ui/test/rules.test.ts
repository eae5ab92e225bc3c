// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inWords } from '../src/app/sentence'
import type { Sentence } from '../src/app/types'
import { words as english } from '../src/words/en'
import { words as french } from '../src/words/fr'
import { words as italian } from '../src/words/it'
import { words as dutch } from '../src/words/nl'
import type { RuleWords } from '../src/words/rules/codes'

const LANGUAGES = { dutch, italian, french }

const SENTENCES = [
  'games/src/main/java/damier/core/Ending.java', 'games/src/main/java/damier/draughts/text/RuleMessages.java',
  'games/src/main/java/damier/othello/text/OthelloMessages.java', 'lab/src/main/java/damier/analysis/ReviewMessages.java',
  'web/src/main/java/damier/web/ServerMessages.java',
  'games/src/main/java/damier/draughts/text/ParseErrors.java', 'games/src/main/java/damier/othello/text/OthelloParseErrors.java',
]
const TERMS = [
  'games/src/main/java/damier/draughts/text/Phrase.java', 'games/src/main/java/damier/draughts/CountedMaterial.java',
  'games/src/main/java/damier/draughts/RuleBook.java',
]

/** The constants with a text of their own in the server's sources: `NAME("text" + "more")`, with a status or without. */
function constants(files: readonly string[]): ReadonlyMap<string, string> {
  const found = files.flatMap((file) => {
    const source = readFileSync(`../../${file}`, 'utf8')
    return [...source.matchAll(/^ +([A-Z_]+)\(\s*((?:"[^"]*"[\s+]*)+)(?:,\s*Refused\.\w+)?\)[,;]/gm)]
  })
  return new Map(found.map(([, name = '', text = '']) => [name, text.replace(/"\s*\+\s*"|^"|"$/g, '')]))
}

function places(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()
}

function rulesOf(language: keyof typeof LANGUAGES): RuleWords {
  const { rules } = LANGUAGES[language]
  if (rules === undefined) {
    throw new Error(`${language} has no words for rules`)
  }
  return rules
}

describe.for(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('in %s', (language) => {
  const rules = rulesOf(language)

  test('every sentence of the server has words, about the same things', () => {
    const server = constants(SENTENCES)
    expect(server.size).toBeGreaterThan(180)
    expect(Object.keys(rules.sentences).sort()).toEqual([...server.keys()].sort())
    for (const [code, text] of server) {
      expect(places(rules.sentences[code as keyof RuleWords['sentences']]), code).toEqual(places(text))
    }
  })

  test('every phrase and every topic of a rule book has words', () => {
    expect(Object.keys(rules.terms).sort()).toEqual([...constants(TERMS).keys(), 'FINAL_SCORE'].sort())
  })
})

const MOST_PIECES: Sentence = {
  text: '28x19 captures one piece; 33x4 captures three: most pieces first (FMJD 4.13)',
  code: 'MOST_PIECES',
  values: { move: '28x19', other: '33x4', count: 1, more: 3, article: { book: 'FMJD', number: '4.13', topic: 'MOST_PIECES' } },
}

test('a sentence is worded with its values', () => {
  expect(inWords(MOST_PIECES, english)).toBe(MOST_PIECES.text)
  expect(inWords(MOST_PIECES, italian)).toBe('28x19 prende 1 pezzo; 33x4 ne prende 3: prima la presa più numerosa (FMJD 4.13)')
  expect(inWords({ text: '', code: 'MUST_CAPTURE', values: { side: { side: 'black' }, moves: ['1x10', '2x9'], article: { book: 'Czech rules', number: null, topic: 'COMPULSORY' } } }, french))
    .toBe('les Noirs doivent prendre : 1x10 ou 2x9 (Règles tchèques, la prise est obligatoire)')
  expect(inWords({ text: '', code: 'HIGHEST_VALUE', values: { move: 'a', other: 'b', prey: { kings: 0, men: 1 }, richer: { kings: 1, men: 2 }, article: { book: 'Frisian rules', number: null, topic: 'HIGHEST_VALUE' } } }, dutch))
    .toContain('a slaat 1 schijf; b slaat 1 dam en 2 schijven')
})

test('a sentence within a sentence is worded too', () => {
  const text = 'move 3: move: 32-29 is not legal here: there is nothing to capture'
  const reason = { text: 'there is nothing to capture', code: 'NO_CAPTURE', values: {} }
  const illegal = { text: '', code: 'ILLEGAL', values: { text: '32-29', reason } }
  const move = { text: '', code: 'MISREAD_MOVE', values: { fault: illegal } }
  const sentence = { text, code: 'AT_MOVE', values: { number: 3, fault: move } }
  expect(inWords(sentence, english)).toBe(text)
  expect(inWords(sentence, dutch)).toBe('zet 3: de zet klopt niet: 32-29 mag hier niet: er valt niets te slaan')
})

test('what somebody wrote, and a sentence of a newer server, stay as they are', () => {
  expect(inWords({ text: 'my own words', code: null, values: {} }, italian)).toBe('my own words')
  expect(inWords({ text: 'something new', code: 'NEW', values: {} }, italian)).toBe('something new')
})
