// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { address, parse } from '../src/app/router'

test('every position has an address that leads back to it', () => {
  const fen = 'W:WK28,31-35:B1-20./ %?#'
  const there = parse(address('analyse', 'international', fen), '')
  expect(there.page).toBe('analyse')
  expect(there.parts).toEqual(['international', fen])
})

test('addresses stay readable', () => {
  expect(address('analyse', 'italian', 'W:W21,22:B1')).toBe('/analyse/italian/W:W21,22:B1')
})

test('the start page has no name', () => {
  expect(parse('/', '').page).toBe('')
})

test('a lone percent sign stands for itself', () => {
  expect(parse('/analyse/100%', '').parts).toEqual(['100%'])
})
