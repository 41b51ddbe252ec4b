export { COUNTRIES, type Country, type LatLng, localeOf, mapCentreOf, timeZoneOf } from './country.ts'
export {
  choiceOfLanguage,
  firstLanguage,
  isLanguage,
  type Language,
  type LanguageChoice,
  languageForChoice,
} from './language.ts'
export { type StartSettings, startValues } from './start.ts'
export { resolveTenantId, type TenantGrants, type TenantRules, tenantGrants, tenantNameOf } from './tenant.ts'
