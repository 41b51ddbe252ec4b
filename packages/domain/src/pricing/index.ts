export {
  BILLED_SHOWN,
  type BilledLine,
  type BilledSince,
  billedDays,
  billedSince,
  listedCost,
  type ProfileLists,
  type ReplacedList,
  replacedLists,
} from './billed.ts'
export {
  type EntryChange,
  entriesOfPart,
  isSameWeek,
  mergeWeeks,
  type PartChanges,
  type WeekEntry,
  type WeekPart,
  weekChanges,
} from './changes.ts'
export { type LocalMoment, localMoment, offsetName, zoneTitle } from './clock.ts'
export { decodeWeek, draftDays, encodeWeek, sendableWeek } from './codec.ts'
export {
  isGraveDoubt,
  networkPrices,
  type PriceDoubt,
  type PriceSurroundings,
  priceDoubts,
} from './doubts.ts'
export {
  addPeriods,
  type EditResult,
  findPeriod,
  type MeetingRule,
  type Place,
  placesOf,
  putPeriod,
  type Refused,
  type WeekStep,
} from './edits.ts'
export {
  changePeriod,
  clearPeriods,
  copyDay,
  copyPeriod,
  putGeneral,
  repriceAll,
  splitPeriod,
  switchDay,
} from './editsOfWeek.ts'
export {
  checkExceptionDays,
  daysOf,
  type ExceptionDays,
  spanOfDays,
} from './exceptions.ts'
export { type Holiday, holidaysOf } from './holidays.ts'
export {
  keptWeek,
  readKeptWeek,
  readPastWeeks,
  restoredWeek,
  withPastWeek,
} from './keptWeeks.ts'
export { linkedKeys, linkedPeriods, type Night, nightOf } from './linked.ts'
export type { OwnPrice, PricedStation } from './ownPrice.ts'
export { calendarFrom, exceptionNaming } from './priceCalendar.ts'
export {
  type KnownWeeks,
  type NextPrice,
  nextPrice,
  type PriceClaim,
  type PriceHere,
  type PricingGroup,
  pricesHere,
  priceTrend,
  profilesNamed,
  type SamePrice,
} from './priceHere.ts'
export { pricePlaceOf } from './priceQuestion.ts'
export { isShiftFine, shiftTariff } from './priceShift.ts'
export {
  checkProfileName,
  copiedEntries,
  hasConflict,
  nextException,
  orderPricingProfiles,
  PROFILE_NAME_MAX,
  type PriceRange,
  priceRange,
} from './profiles.ts'
export {
  type BilledRecharge,
  type PastRecharge,
  pastRecharges,
  REPRICED_DAYS,
  type Repriced,
  reprice,
} from './repriced.ts'
export {
  checkPeriod,
  checkTariff,
  isSameTariffForm,
  isTariffFine,
  missingBeside,
  PRICE_PARTS,
  type PricePart,
  type TariffForm,
  type TariffProblems,
  tariffForm,
  tariffOfForm,
  withAmount,
  withPart,
} from './rules.ts'
export { keepingHidden, splitNights } from './shownEdits.ts'
export {
  type CostLine,
  type SimulatedRecharge,
  simulate,
  simulateDay,
} from './simulator.ts'
export {
  periodStandingAt,
  readTypedBox,
  readTypedException,
  readTypedPeriod,
  readTypedReprice,
  type TypedBox,
  type TypedException,
  type TypedPeriod,
  type TypedPrice,
  type TypedReprice,
} from './typed.ts'
export { beginHistory, type History, redoStep, stepFurther, stepOn, undoStep } from './undo.ts'
export {
  conflictsOf,
  dayAfter,
  EMPTY_WEEK,
  everyDay,
  goesOn,
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
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from './week.ts'
export {
  linesAt,
  pasteLines,
  type ReadLines,
  readLines,
  type WeekLine,
  writeLines,
} from './weekLines.ts'
export { FRACTION_MAX, weekProblems } from './weekRules.ts'
export {
  allDayPrice,
  cellsOf,
  cellsOfDate,
  changedDays,
  edgeBeside,
  isPriceLeap,
  type Lane,
  lanesOf,
  type PriceShade,
  priceScale,
  tariffsOf,
  type WeekCell,
  type WeekTariff,
} from './weekTariffs.ts'
export {
  type PricingEntry,
  type PricingProfile,
  type PricingUpdate,
  rawEntry,
  readCreatedPricing,
  readPricingDetails,
  readPricingProfiles,
} from './wire.ts'
