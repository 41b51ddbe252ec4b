import type { Protocol } from '../operations/index.ts'

/** A configuration key of the standard. */
export interface StandardKey {
  readonly key: string
  /** OCPP 1.6 says which keys cannot be written; OCPP 1.5 does not. */
  readonly isReadOnly: boolean
}

const writable = (key: string): StandardKey => ({ key, isReadOnly: false })
const readOnly = (key: string): StandardKey => ({ key, isReadOnly: true })

/** The keys of OCPP 1.5, section 7, in its spelling. */
const KEYS_15: readonly StandardKey[] = [
  'HeartBeatInterval',
  'ConnectionTimeOut',
  'ProximityContactRetries',
  'ProximityLockRetries',
  'ResetRetries',
  'BlinkRepeat',
  'LightIntensity',
  'ChargePointId',
  'MeterValueSampleInterval',
  'ClockAlignedDataInterval',
  'MeterValuesSampledData',
  'MeterValuesAlignedData',
  'StopTxnSampledData',
  'StopTxnAlignedData',
].map(writable)

/** The keys of OCPP 1.6, section 9. */
const KEYS_16: readonly StandardKey[] = [
  writable('AllowOfflineTxForUnknownId'),
  writable('AuthorizationCacheEnabled'),
  writable('AuthorizeRemoteTxRequests'),
  writable('BlinkRepeat'),
  writable('ClockAlignedDataInterval'),
  writable('ConnectionTimeOut'),
  writable('ConnectorPhaseRotation'),
  readOnly('ConnectorPhaseRotationMaxLength'),
  readOnly('GetConfigurationMaxKeys'),
  writable('HeartbeatInterval'),
  writable('LightIntensity'),
  writable('LocalAuthorizeOffline'),
  writable('LocalPreAuthorize'),
  writable('MaxEnergyOnInvalidId'),
  writable('MeterValuesAlignedData'),
  readOnly('MeterValuesAlignedDataMaxLength'),
  writable('MeterValuesSampledData'),
  readOnly('MeterValuesSampledDataMaxLength'),
  writable('MeterValueSampleInterval'),
  writable('MinimumStatusDuration'),
  readOnly('NumberOfConnectors'),
  writable('ResetRetries'),
  writable('StopTransactionOnEVSideDisconnect'),
  writable('StopTransactionOnInvalidId'),
  writable('StopTxnAlignedData'),
  readOnly('StopTxnAlignedDataMaxLength'),
  writable('StopTxnSampledData'),
  readOnly('StopTxnSampledDataMaxLength'),
  readOnly('SupportedFeatureProfiles'),
  readOnly('SupportedFeatureProfilesMaxLength'),
  writable('TransactionMessageAttempts'),
  writable('TransactionMessageRetryInterval'),
  writable('UnlockConnectorOnEVSideDisconnect'),
  writable('WebSocketPingInterval'),
  writable('LocalAuthListEnabled'),
  readOnly('LocalAuthListMaxLength'),
  readOnly('SendLocalListMaxLength'),
  readOnly('ReserveConnectorZeroSupported'),
  readOnly('ChargeProfileMaxStackLevel'),
  readOnly('ChargingScheduleAllowedChargingRateUnit'),
  readOnly('ChargingScheduleMaxPeriods'),
  readOnly('ConnectorSwitch3to1PhaseSupported'),
  readOnly('MaxChargingProfilesInstalled'),
]

/** The standard's configuration keys by version (OPS-030). */
export const STANDARD_KEYS: Readonly<Record<Protocol, readonly StandardKey[]>> = {
  'v1.5': KEYS_15,
  'v1.6': KEYS_16,
}

const fold = (key: string) => key.trim().toLowerCase()

/** Whether the standard says of a key that it cannot be written; false for a maker's own key. */
export const isReadOnlyKey = (protocol: Protocol, key: string): boolean =>
  STANDARD_KEYS[protocol].some((each) => each.isReadOnly && fold(each.key) === fold(key))

/** The keys to read: those that the server lists; where it lists none, the standard's. */
export const keysToRead = (protocol: Protocol, listed: readonly string[]): readonly string[] =>
  listed.length > 0 ? listed : STANDARD_KEYS[protocol].map(({ key }) => key)

/** The keys to change: as `keysToRead`, without those that the standard says cannot be written. A maker's own keys stay. */
export const keysToChange = (protocol: Protocol, listed: readonly string[]): readonly string[] =>
  keysToRead(protocol, listed).filter((key) => !isReadOnlyKey(protocol, key))
