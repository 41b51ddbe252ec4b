export { languageOptions, SCHEME_CHOICES, type SchemeCode, schemeOptions } from './choices.ts'
export { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice.tsx'
export { SchemeChoice, type SchemeChoiceProps } from './SchemeChoice.tsx'
