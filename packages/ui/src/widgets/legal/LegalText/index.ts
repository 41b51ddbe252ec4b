export { type Company, companyValues } from './company.ts'
export { LegalText, type LegalTextProps } from './LegalText.tsx'
