export { createReportBuffer } from './buffer.ts'
export { errorLine, policyLine, slowLine } from './lines.ts'
