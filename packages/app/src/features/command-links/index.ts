export { useCommandLinks } from './useCommandLinks.ts'
