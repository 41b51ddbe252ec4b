export { CaseAsk } from './CaseView/CaseAsk.tsx'
export { type CaseLog, CaseView } from './CaseView/CaseView.tsx'
