/** The languages that the message catalogues know. */
const LANGUAGES = ['pt-BR', 'en', 'es', 'es-CO', 'es-EC', 'es-UY'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a person can choose; Spanish becomes the tenant's own Spanish. */
export const LANGUAGE_CHOICES = ['pt-BR', 'en', 'es'] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/** Whether a value is one of the known languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** What decides the language of a start. */
export interface LanguageStart {
  readonly tenantLanguage: Language
  /** What is stored under `language`, as read. */
  readonly stored: unknown
  /** Whether the person chose it (the mark `language-chosen` is there). */
  readonly chosen: boolean
}

/** The language to start with: the person's own choice, else the tenant's (THM-006); a broken stored value is no choice. */
export function firstLanguage({ tenantLanguage, stored, chosen }: LanguageStart): Language {
  return chosen && isLanguage(stored) ? stored : tenantLanguage
}

/** What a choice stores: Spanish on an es-CO, es-EC or es-UY tenant is that one. */
export function languageForChoice(choice: LanguageChoice, tenantLanguage: Language): Language {
  return choice === 'es' && tenantLanguage.startsWith('es') ? tenantLanguage : choice
}

/** The choice that a language stands for, so that the control shows it. */
export function choiceOfLanguage(language: Language): LanguageChoice {
  return language === 'pt-BR' || language === 'en' ? language : 'es'
}
