import type { Book, RuleWords, SentenceCode, Term } from '../words/rules/codes'
import type { Sentence } from './types'
import { words, type Words } from './words'

type SentenceValue = Sentence['values'][string]

/** An error: in English, and if available as a translatable sentence. */
export interface Fault {
  readonly error: string
  readonly why?: Sentence | null
}

type Spoken = Pick<Words, 'rules' | 'sides' | 'scores'>

const MOST_LISTED = 8

/** The text of an error in the current language. */
export function saidProblem({ error, why }: Fault): string {
  return why === undefined || why === null ? error : said(why)
}

/** A sentence in the current language; capitalised unless it starts with a square. */
export function said(sentence: Sentence): string {
  const text = inWords(sentence, words())
  return /^[a-h]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** A sentence as the server writes it, not capitalised, so that it can be part of another. */
export function inWords(sentence: Sentence, spoken: Spoken): string {
  const { rules } = spoken
  const wording = rules?.sentences[sentence.code as SentenceCode]
  if (rules === undefined || wording === undefined) {
    return sentence.text
  }
  return wording.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, name: string, form: string | undefined) => {
    const value = sentence.values[name]
    return value === undefined ? '' : valueText(value, form ?? '', rules, spoken)
  })
}

function valueText(value: SentenceValue, form: string, rules: RuleWords, spoken: Spoken): string {
  if (typeof value === 'string') {
    return value
  }
  if (typeof value === 'number') {
    return form === '' ? String(value) : form === 'place' ? rules.place(value) : counted(value, form.split('|'))
  }
  if (isList(value)) {
    return list(value, form === 'or' ? rules.or : rules.and, rules)
  }
  if ('text' in value) {
    return inWords(value, spoken)
  }
  if ('book' in value) {
    const book = rules.books[value.book as Book] ?? value.book
    return value.number === null ? `${book}, ${rules.terms[value.topic as Term] ?? ''}` : `${book} ${value.number}`
  }
  if ('side' in value) {
    return spoken.sides[value.side]
  }
  if ('piece' in value) {
    return rules.pieces[value.piece]
  }
  if ('term' in value) {
    return rules.terms[value.term as Term] ?? ''
  }
  if ('worth' in value) {
    return value.won === null ? worth(value.worth, spoken) : rules.won[value.won]
  }
  const captured = [value.kings === 0 ? '' : counted(value.kings, rules.kings), value.men === 0 ? '' : counted(value.men, rules.men)]
  return captured.filter((part) => part !== '').join(` ${rules.and} `)
}

function isList(value: SentenceValue): value is readonly string[] {
  return Array.isArray(value)
}

function counted(count: number, [one = '', many = '']: readonly string[]): string {
  return `${count} ${count === 1 ? one : many}`
}

function list(items: readonly string[], and: string, rules: RuleWords): string {
  const shown = items.length > MOST_LISTED ? [...items.slice(0, MOST_LISTED), rules.more(items.length - MOST_LISTED)] : items
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${and} ${shown.at(-1)}`
}

function worth(score: number, { scores }: Spoken): string {
  return score === 0 ? scores.even : scores.ahead(score > 0 ? 'white' : 'black', Math.abs(score).toFixed(2))
}
