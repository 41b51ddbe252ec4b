/**
 * Words of the wire and of the product's addresses that say what something is, and never who: they stay as they are in a
 * support file. Everything else that is text is replaced, so a word that is missing here only makes a file say less.
 */
const WORDS = `
Available Preparing Charging SuspendedEV SuspendedEVSE Suspended_evse Finishing Reserved Unavailable Faulted Maintenance
Occupied Unknown Other busy manual
NoError ConnectorLockFailure EVCommunicationError GroundFailure HighTemperature InternalError LocalListConflict
OtherError OverCurrentFailure OverVoltage PowerMeterFailure PowerSwitchFailure ReaderFailure ResetFailure UnderVoltage
WeakSignal EVDisconnected PowerLoss Reboot Remote Local EmergencyStop HardReset SoftReset UnlockCommand DeAuthorized
Disconnected Connected StationBooted TransactionStarted TransactionEnded Failure Warning
MOVE PLUG_SHARE CARD USER TRANSACTION IDLE CHARGE_BOX CHARGEBOX CONNECTOR PUBLIC PRIVATE DASHBOARD APP MANUAL_DASHBOARD
v1.5 v1.6 V_15 V_16 ocpp1.5 ocpp1.6 ocpp1.5J ocpp1.6J ocpp1.5S ocpp1.6S ocpp1.5s ocpp1.6s
AC DC kW kWh Wh W A V Hz Celsius Percent
CCS CHAdeMO Tesla NACS
BR CO EC UY BRL USD COP UYU pt-BR es en es-CO es-EC es-UY
AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO
ACTIVE INACTIVE EXPIRED NOT_STARTED USED NOT_USED SUSPEND PENDING APPROVED REJECTED REFUNDED ACCEPTED CONNECTED
PERCENT_RECHARGE MONEY_RECHARGE KWH_RECHARGE EXPIRATION_DATE USES_PER_USER ACTIVATION GUEST DURATION KWH
PAID UNPAID PRICELESS RECEIPT VOUCHER WALLET PIX CREDIT_CARD DEBIT_CARD TICKET_LOG PAGBANK PAGBANK_CARD PAGBANK_PIX
MERCADO_PAGO_CARD MERCADO_PAGO_PIX MERCADO_PAGO_PRO NOT_REQUESTED PAGOS_TERPEL
SINGLE_PHASE TWO_PHASE THREE_PHASE STATIC DYNAMIC HIGH MEDIUM LOW LIMITED FREE
MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY HOLIDAY DAILY WEEKLY RECURRING RELATIVE ABSOLUTE
MAINTENANCE UNAVAILABLE OPERATIVE INOPERATIVE SOFT HARD CHARGE_POINT_MAX_PROFILE TX_DEFAULT_PROFILE TX_PROFILE
Accepted Rejected Scheduled RebootRequired NotSupported NotImplemented Unlocked UnlockFailed UnknownMessageId
UnknownVendorId Concurrent ConcurrentTx Blocked Expired Invalid Idle Installed Installing Downloaded Downloading Uploaded
BootNotification Heartbeat MeterValues StatusNotification DiagnosticsStatusNotification FirmwareStatusNotification
StartTransaction StopTransaction Authorize DataTransfer
TRACE DEBUG INFO WARN ERROR FATAL
MALE FEMALE OTHER CPF CNPJ
PROD SANDBOX INSERT UPDATE DELETE
success error approved refunded failed accepted rejected authorized cancelled charged_back partially_refunded pending
processing in_process autorizado rejeitado cancelado contingencia processando_autorizacao erro_autorizacao
permissao_negada erro_cancelamento error_cs error_disabled_or_not_configured
no_error none null true false finished running available charging unavailable maintenance faulted offline
clear_cache change_availability remote_start remote_stop remote_reset get_configuration change_configuration
unlock_connector update_firmware data_transfer trigger_message charging_profile set_charging_profile
clear_charging_profile get_diagnostics
list triage past map todo acknowledged muted held planned hour day week month year all todos
ascending descending asc desc name status type time station site since sign address stations troubled externalId
idTag attempts last first account user energy duration start end value code title kind units used expire
consumption popularHours lengthOfStay carBrands autonomy availability performance income cost usage idle
connectors trouble state problem monday tuesday wednesday thursday friday saturday sunday exception
CHRONOLOGICAL_ORDER FINANCIAL_MOVEMENT allMovements recharges deposits payment origin groups model firmware group
Type Plug NBR Combo Tipo GB/T T1 T2 2
sessions uptime outages free paid unpaid open closed active inactive card person tag
`

const KNOWN: ReadonlySet<string> = new Set(WORDS.toLowerCase().split(/\s+/).filter(Boolean))

/** A role, as the permissions of an account write it. */
const ROLE = /^DASH_[A-Z_]{1,60}$/

/**
 * Whether a text is made of words of the wire or of an address alone: `Charging`, `CCS Type 2`, `-last`. With one number at
 * most: `09 98 76 54 32` is how somebody writes a telephone.
 */
export function isWord(text: string): boolean {
  if (ROLE.test(text) || KNOWN.has(text.toLowerCase())) return true
  const tokens = text.toLowerCase().replace(/^-/, '').split(' ')
  const others = tokens.filter((token) => !KNOWN.has(token))
  return others.length <= 1 && others.every((token) => /^\d{1,2}$/.test(token))
}
