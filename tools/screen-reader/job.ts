import type { Language } from './desktop.ts'

/** Keys, by their X names with a space between; text to type; a key until something is heard; or seconds to listen. */
export type Step =
  | string
  | { readonly type: string }
  | { readonly key: string; readonly until: string }
  | { readonly wait: number }

/** Something that somebody does without seeing the screen. */
export interface Job {
  readonly name: string
  readonly title: string
  readonly language?: Language
  /** Whose product it is, where the language is not Portuguese. */
  readonly tenant?: string
  readonly path: string
  /** Nobody is signed in. */
  readonly isPublic?: boolean
  readonly steps: readonly Step[]
  /** What must be heard, in this order. */
  readonly heard: readonly string[]
}

/** By the first link of the page, past the menu. */
export const INTO_PAGE = ['Tab', 'Return'] as const

export const times = (key: string, count: number): readonly string[] =>
  Array.from({ length: count }, () => key)
