export { localMoment } from './clock.ts'
export { decodeWeek, draftDays, encodeWeek, sendableWeek } from './codec.ts'
export {
  checkProfileName,
  copiedEntries,
  nextException,
  orderPricingProfiles,
  PROFILE_NAME_MAX,
  type PriceRange,
  priceRange,
} from './profiles.ts'
export {
  conflictsOf,
  EMPTY_WEEK,
  everyDay,
  type GeneralRule,
  isCrossing,
  isDraft,
  isSameTariff,
  NO_TARIFF,
  type Period,
  type PriceException,
  type PriceLayer,
  type PricingWeek,
  priceAt,
  type Tariff,
  tailsOf,
  WEEKDAYS,
  type WeekDay,
  type Weekday,
  weekdayOf,
} from './week.ts'
export {
  type PricingEntry,
  type PricingProfile,
  type PricingUpdate,
  rawEntry,
  readCreatedPricing,
  readPricingDetails,
  readPricingProfiles,
} from './wire.ts'
