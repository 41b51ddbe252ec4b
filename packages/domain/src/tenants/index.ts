export { COUNTRIES, type Country, type LatLng, localeOf, mapCentreOf, timeZoneOf } from './country.ts'
export {
  choiceOfLanguage,
  DEFAULT_LANGUAGE,
  firstLanguage,
  isLanguage,
  LANGUAGE_CHOICES,
  LANGUAGES,
  type Language,
  type LanguageChoice,
  type LanguageStart,
  languageFallbacks,
  languageForChoice,
} from './language.ts'
export { type StartSettings, type StartValues, startValues } from './start.ts'
export {
  DEFAULT_TENANT,
  resolveTenantId,
  type TenantGrants,
  type TenantRules,
  tenantGrants,
  tenantNameOf,
} from './tenant.ts'
