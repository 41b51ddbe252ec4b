import { TOAST_CHOICES, type ToastChoice } from '@corrente/domain/notifications'
import type { LanguageChoice as LanguageCode } from '@corrente/domain/tenants'
import type { Translate } from '../../messages/index.ts'

/** Light, dark, or as the device says. */
export const SCHEME_CHOICES = ['light', 'dark', 'system'] as const
export type SchemeCode = (typeof SCHEME_CHOICES)[number]

/** One way to choose, with its name in its own language where `lang` is set. */
export interface Option<V extends string> {
  /** What is chosen. */
  value: V
  /** What is read. */
  label: string
  /** The language of the label, where it is not the page’s. */
  lang?: string
}

/** The three languages, each by its own name. */
export function languageOptions(t: Translate<'shell'>): readonly Option<LanguageCode>[] {
  return [
    { value: 'pt-BR', label: t('language.ptBR'), lang: 'pt-BR' },
    { value: 'en', label: t('language.en'), lang: 'en' },
    { value: 'es', label: t('language.es'), lang: 'es' },
  ]
}

/** Which live events show a toast. */
export function toastOptions(t: Translate<'shell'>): readonly Option<ToastChoice>[] {
  return TOAST_CHOICES.map((value) => ({ value, label: t(`liveToasts.${value}`) }))
}

/** The three ways of light and dark. */
export function schemeOptions(t: Translate<'shell'>): readonly Option<SchemeCode>[] {
  return SCHEME_CHOICES.map((value) => ({ value, label: t(`scheme.${value}`) }))
}
