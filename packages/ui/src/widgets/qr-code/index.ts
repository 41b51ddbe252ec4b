export { QrPanel, type QrPanelProps } from './QrPanel/index.ts'
