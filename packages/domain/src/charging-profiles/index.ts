export {
  type DayCurve,
  isSameCurve,
  limitAt,
  lowestLimit,
  type Run,
  runsOf,
} from './curve.ts'
export {
  addInterval,
  type Block,
  blocksOf,
  COARSE,
  dragBlock,
  dragEdge,
  drawInto,
  FINE,
  inOrder,
  splitRow,
  stepBlock,
  stepEdge,
  withLimit,
  withoutRow,
} from './edits.ts'
export { energyTaken, NOMINAL_VOLTS, powerOfLimit, type StationSupply } from './energy.ts'
export {
  checkProfile,
  curveOf,
  freshId,
  type IntervalPart,
  type IntervalRow,
  isProfileSavedAs,
  LEAST_CURRENT,
  PROFILE_FORM,
  type ProfileBase,
  type ProfileErrors,
  type ProfilePath,
  type ProfilePlan,
  type ProfileSave,
  type ProfileValues,
  profileForm,
  profileRequest,
  type ReadProfile,
  readProfile,
  spanOf,
  splitAtMidnight,
  withRows,
} from './form.ts'
export {
  beyondLimits,
  LIMIT_KEYS,
  type LimitReads,
  limitReads,
  type ProfileLimits,
  withKeys,
} from './limits.ts'
export { type ChargingProfile, isExpired, orderProfiles, readProfiles } from './profile.ts'
export { risksOf } from './risks.ts'
export { type Loss, periodCount } from './schedule.ts'
export { readSends, taskOfSend, withSend } from './sends.ts'
export { readTyped } from './typed.ts'
