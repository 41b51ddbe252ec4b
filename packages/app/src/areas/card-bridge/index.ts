export type { CardEnd, CardMessage, CardPort } from './cardPort.ts'
export { cardBridgePages } from './pages.ts'
