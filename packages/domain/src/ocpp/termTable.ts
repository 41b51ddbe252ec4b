import { STANDARD_KEYS } from './keys.ts'

/** Who says a word: one version of OCPP, both, or the back end alone. */
export type TermOrigin = 'v1.5' | 'v1.6' | 'both' | 'server'

/** What a connector says it is. Maintenance is a mark of the back end. */
const STATUSES = {
  Available: 'both',
  Occupied: 'v1.5',
  Preparing: 'v1.6',
  Charging: 'v1.6',
  SuspendedEV: 'v1.6',
  SuspendedEVSE: 'v1.6',
  Finishing: 'v1.6',
  Reserved: 'both',
  Unavailable: 'both',
  Faulted: 'both',
  Maintenance: 'server',
} as const satisfies Record<string, TermOrigin>

/** What is wrong with a connector (ChargePointErrorCode), but for NoError. */
const ERRORS = {
  ConnectorLockFailure: 'both',
  EVCommunicationError: 'v1.6',
  GroundFailure: 'both',
  HighTemperature: 'both',
  InternalError: 'v1.6',
  LocalListConflict: 'v1.6',
  Mode3Error: 'v1.5',
  OtherError: 'both',
  OverCurrentFailure: 'both',
  OverVoltage: 'v1.6',
  PowerMeterFailure: 'both',
  PowerSwitchFailure: 'both',
  ReaderFailure: 'both',
  ResetFailure: 'both',
  UnderVoltage: 'both',
  WeakSignal: 'both',
} as const satisfies Record<string, TermOrigin>

/** Why a recharge ended. Only OCPP 1.6 says it; where it says nothing the reason is Local. */
const REASONS = {
  DeAuthorized: 'v1.6',
  EmergencyStop: 'v1.6',
  EVDisconnected: 'v1.6',
  HardReset: 'v1.6',
  Local: 'v1.6',
  Other: 'v1.6',
  PowerLoss: 'v1.6',
  Reboot: 'v1.6',
  Remote: 'v1.6',
  SoftReset: 'v1.6',
  UnlockCommand: 'v1.6',
} as const satisfies Record<string, TermOrigin>

/** What a charger answers to a command. OK is noted by the back end where a command has no answer of its own. */
const ANSWERS = {
  Accepted: 'both',
  Rejected: 'both',
  Scheduled: 'both',
  RebootRequired: 'v1.6',
  NotSupported: 'both',
  NotImplemented: 'v1.6',
  Unlocked: 'v1.6',
  UnlockFailed: 'v1.6',
  Unknown: 'v1.6',
  UnknownVendorId: 'both',
  UnknownMessageId: 'both',
  OK: 'server',
} as const satisfies Record<string, TermOrigin>

/** The configuration keys that are explained. */
const KEYS = [
  'AllowOfflineTxForUnknownId',
  'AuthorizationCacheEnabled',
  'AuthorizeRemoteTxRequests',
  'BlinkRepeat',
  'ChargePointId',
  'ChargeProfileMaxStackLevel',
  'ChargingScheduleAllowedChargingRateUnit',
  'ChargingScheduleMaxPeriods',
  'ClockAlignedDataInterval',
  'ConnectionTimeOut',
  'ConnectorPhaseRotation',
  'ConnectorPhaseRotationMaxLength',
  'ConnectorSwitch3to1PhaseSupported',
  'GetConfigurationMaxKeys',
  'HeartBeatInterval',
  'HeartbeatInterval',
  'LightIntensity',
  'LocalAuthListEnabled',
  'LocalAuthListMaxLength',
  'LocalAuthorizeOffline',
  'LocalPreAuthorize',
  'MaxChargingProfilesInstalled',
  'MaxEnergyOnInvalidId',
  'MeterValueSampleInterval',
  'MeterValuesAlignedData',
  'MeterValuesAlignedDataMaxLength',
  'MeterValuesSampledData',
  'MeterValuesSampledDataMaxLength',
  'MinimumStatusDuration',
  'NumberOfConnectors',
  'ProximityContactRetries',
  'ProximityLockRetries',
  'ReserveConnectorZeroSupported',
  'ResetRetries',
  'SendLocalListMaxLength',
  'StopTransactionOnEVSideDisconnect',
  'StopTransactionOnInvalidId',
  'StopTxnAlignedData',
  'StopTxnAlignedDataMaxLength',
  'StopTxnSampledData',
  'StopTxnSampledDataMaxLength',
  'SupportedFeatureProfiles',
  'SupportedFeatureProfilesMaxLength',
  'TransactionMessageAttempts',
  'TransactionMessageRetryInterval',
  'UnlockConnectorOnEVSideDisconnect',
  'WebSocketPingInterval',
] as const

const TERMS = { status: STATUSES, error: ERRORS, reason: REASONS, answer: ANSWERS } as const

/** What a word of the dictionary is about. */
export type TermKind = keyof typeof TERMS | 'key'

/** A word that is explained, in the standard's spelling. */
export type Term =
  | { readonly kind: 'status'; readonly name: keyof typeof STATUSES; readonly origin: TermOrigin }
  | { readonly kind: 'error'; readonly name: keyof typeof ERRORS; readonly origin: TermOrigin }
  | { readonly kind: 'reason'; readonly name: keyof typeof REASONS; readonly origin: TermOrigin }
  | { readonly kind: 'answer'; readonly name: keyof typeof ANSWERS; readonly origin: TermOrigin }
  | {
      readonly kind: 'key'
      readonly name: (typeof KEYS)[number]
      readonly origin: TermOrigin
      /** OCPP 1.6 says that it cannot be written. */
      readonly isReadOnly: boolean
    }

const has = (version: 'v1.5' | 'v1.6', key: string) => STANDARD_KEYS[version].find((each) => each.key === key)

function keyTerm(name: (typeof KEYS)[number]): Term {
  const [old, recent] = [has('v1.5', name), has('v1.6', name)]
  const origin = old && recent ? 'both' : old ? 'v1.5' : 'v1.6'
  return { kind: 'key', name, origin, isReadOnly: recent?.isReadOnly === true }
}

const namesOf = <T extends object>(map: T) => Object.keys(map) as (keyof T)[] // its own keys
/** All words that are explained. */
export const ALL_TERMS: readonly Term[] = [
  ...namesOf(STATUSES).map((name): Term => ({ kind: 'status', name, origin: STATUSES[name] })),
  ...namesOf(ERRORS).map((name): Term => ({ kind: 'error', name, origin: ERRORS[name] })),
  ...namesOf(REASONS).map((name): Term => ({ kind: 'reason', name, origin: REASONS[name] })),
  ...namesOf(ANSWERS).map((name): Term => ({ kind: 'answer', name, origin: ANSWERS[name] })),
  ...KEYS.map(keyTerm),
]
