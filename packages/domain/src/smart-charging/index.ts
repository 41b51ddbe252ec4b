export {
  type LimitTerm,
  limitTerm,
  readCreatedCharging,
  readSmartCharging,
  type SmartCharging,
} from './charging.ts'
export {
  CURRENT_LIMIT,
  type CurrentRefusal,
  isCurrentFar,
  readCurrent,
  typeCurrent,
} from './current.ts'
export {
  checkSmartCharging,
  createRequest,
  type GroupSmartCharging,
  groupSmartCharging,
  isChargingSavedAs,
  NO_SMART_CHARGING,
  newSmartCharging,
  SMART_CHARGING_FORM,
  type SmartChargingBase,
  type SmartChargingErrors,
  type SmartChargingPath,
  type SmartChargingValues,
  type SmartChargingWord,
  smartChargingForm,
  updateRequest,
} from './form.ts'
export { isOld, type MeterLoad, meterLoad, type PhaseLoad } from './load.ts'
export { overSince } from './overSince.ts'
export { type MeterReading, PHASES, readMeter, readMeters } from './reading.ts'
export {
  afterSmartStep,
  nextSmartStep,
  type SmartSaving,
  type SmartStep,
  smartProof,
  smartSavingOf,
} from './steps.ts'
