export {
  type BridgeEffect,
  type BridgeEvent,
  type BridgeState,
  type BridgeStep,
  CARD_SPINNER_MS,
  type CardReplyTo,
  type CardSurroundings,
  cardReplyTo,
  IDLE_BRIDGE,
  showsSpinner,
  stepBridge,
} from './bridge.ts'
export {
  CARD_FAILED,
  CARD_NOT_LOADED,
  type CardReply,
  type CardRequest,
  type CardStart,
  cardReplyOf,
  readCardStart,
} from './messages.ts'
export {
  type BridgeSettingProblem,
  type BridgeSettings,
  CARD_ENVIRONMENTS,
  type CardEnvironment,
  type RawBridgeSettings,
  readBridgeSettings,
} from './settings.ts'
