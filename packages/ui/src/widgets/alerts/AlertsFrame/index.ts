export { AlertsFrame, type AlertsFrameProps } from './AlertsFrame.tsx'
