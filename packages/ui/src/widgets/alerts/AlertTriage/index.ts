export { AlertTriage, type AlertTriageProps } from './AlertTriage.tsx'
