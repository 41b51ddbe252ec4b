export { useCaseHref } from './useCaseHref.ts'
