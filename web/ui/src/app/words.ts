import { signal } from '@preact/signals'
import type { Words } from '../words/en'
import { language, type Language } from './settings'

export type { Words }

const FILES: Readonly<Record<Language, () => Promise<{ words: Words }>>> = {
  en: () => import('../words/en'),
  nl: () => import('../words/nl'),
  it: () => import('../words/it'),
  fr: () => import('../words/fr'),
}

const loaded = signal<Words | undefined>(undefined)

/** The texts of the current language. A component that reads them is rendered again when the language changes. */
export function words(): Words {
  if (loaded.value === undefined) {
    throw new Error('no language is loaded yet')
  }
  return loaded.value
}

export async function speak(chosen: Language): Promise<void> {
  const file = await FILES[chosen]()
  loaded.value = file.words
  language.value = chosen
}
