export {
  type BridgeEffect,
  type BridgeEvent,
  CARD_SPINNER_MS,
  IDLE_BRIDGE,
  showsSpinner,
  stepBridge,
} from './bridge.ts'
export type { CardRequest } from './messages.ts'
export { type BridgeSettingProblem, readBridgeSettings } from './settings.ts'
