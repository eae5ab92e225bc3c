import { effect, signal, type Signal } from '@preact/signals'

export const LANGUAGES = { en: 'English', nl: 'Nederlands', it: 'Italiano', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const BOARDS = ['wood', 'walnut', 'green', 'blue', 'slate'] as const
export type BoardTheme = (typeof BOARDS)[number]

export const LABELS = ['numbers', 'letters', 'none'] as const
export type Labels = (typeof LABELS)[number]

/** A setting that is kept in local storage. */
function kept<T extends string>(name: string, choices: readonly T[], initial: T): Signal<T> {
  const stored = localStorage.getItem(`damier.${name}`) as T | null
  const choice = signal(stored !== null && choices.includes(stored) ? stored : initial)
  effect(() => localStorage.setItem(`damier.${name}`, choice.value))
  return choice
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES)
  return (wanted ?? 'en') as Language
}

export const language = kept('language', Object.keys(LANGUAGES) as Language[], browserLanguage())
export const theme = kept<Theme>('theme', THEMES, 'system')
export const boardTheme = kept<BoardTheme>('board', BOARDS, 'wood')
export const labels = kept<Labels>('labels', LABELS, 'numbers')
/** Whether the board marks every legal destination: against beginners' levels, always, or never. */
export const points = kept('points', ['auto', 'on', 'off'], 'auto')
/** The side that plus is good for in games that count discs. */
export const discScores = kept('discs', ['mover', 'black', 'white'], 'mover')
export const sound = kept('sound', ['on', 'off'], 'on')
/** The sides whose mistakes become training cards. */
export const whose = kept('whose', ['people', 'white', 'black', 'both'], 'people')

/** Sets the theme and the language on the document element, for style sheets and screen readers. */
export function startSettings(): void {
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value
    document.documentElement.dataset['board'] = boardTheme.value
    document.documentElement.lang = language.value
  })
}
