export { LogView } from './LogView/LogView.tsx'
export type { LogEnd, ShownLog } from './LogView/logViewProps.ts'
export { logTextOf } from './logText.ts'
