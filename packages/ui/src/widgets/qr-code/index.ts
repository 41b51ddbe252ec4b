export { QrPanel, type QrPanelProps } from './QrPanel/QrPanel.tsx'
