export { type CaseStart, useCaseHref } from './useCaseHref.ts'
