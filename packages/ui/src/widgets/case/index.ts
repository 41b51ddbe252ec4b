export { CaseAsk } from './CaseView/CaseAsk.tsx'
export { CaseView } from './CaseView/CaseView.tsx'
