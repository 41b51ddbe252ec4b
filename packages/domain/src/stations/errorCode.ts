/** The error codes of OCPP 1.5 and 1.6 (ChargePointErrorCode), but for NoError. */
export const ERROR_CODES = [
  'ConnectorLockFailure',
  'EVCommunicationError',
  'GroundFailure',
  'HighTemperature',
  'InternalError',
  'LocalListConflict',
  'Mode3Error',
  'OtherError',
  'OverCurrentFailure',
  'OverVoltage',
  'PowerMeterFailure',
  'PowerSwitchFailure',
  'ReaderFailure',
  'ResetFailure',
  'UnderVoltage',
  'WeakSignal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

const LONGEST = 40
const SEPARATORS = /[\s_-]+/g
const squeeze = (text: string) => text.toLowerCase().replace(SEPARATORS, '')
const byText = new Map<string, ErrorCode>(ERROR_CODES.map((code) => [squeeze(code), code]))

/** The code that a text means, compared without case, '_', '-' and blanks; undefined for a maker's own one, shown raw. */
export const errorCodeOf = (raw: string | undefined): ErrorCode | undefined =>
  raw === undefined || raw.length > LONGEST ? undefined : byText.get(squeeze(raw))
