export { SupportDetails } from './SupportDetails.tsx'
export { saveSupportFile } from './saveSupportFile.ts'
