export { QrPanel } from './QrPanel/QrPanel.tsx'
