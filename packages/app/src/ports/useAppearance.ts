import { choiceOfLanguage, type Language, type LanguageChoice } from '@corrente/domain/tenants'
import type { Scheme } from '@corrente/themes'
import { useSyncExternalStore } from 'react'
import type { AppearancePort } from './ports.ts'
import { usePorts } from './portsAtom.ts'
import type { SchemeChoice } from './storage.ts'

/** Language and colours as they are now, with the ways to change them. */
export interface Appearance {
  readonly language: Language
  /** The choice that the language stands for. */
  readonly languageChoice: LanguageChoice
  readonly scheme: Scheme
  readonly schemeChoice: SchemeChoice
  readonly chooseLanguage: AppearancePort['chooseLanguage']
  readonly chooseScheme: AppearancePort['chooseScheme']
}

/** Language and colours of the page; renders when one of them changes. */
export function useAppearance(): Appearance {
  const { appearance } = usePorts()
  const { subscribe, chooseLanguage, chooseScheme } = appearance
  const language = useSyncExternalStore(subscribe, appearance.language, appearance.language)
  const scheme = useSyncExternalStore(subscribe, appearance.scheme, appearance.scheme)
  const schemeChoice = useSyncExternalStore(subscribe, appearance.schemeChoice, appearance.schemeChoice)
  return {
    language,
    languageChoice: choiceOfLanguage(language),
    scheme,
    schemeChoice,
    chooseLanguage,
    chooseScheme,
  }
}
