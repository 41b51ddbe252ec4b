export { legalPages } from './pages.ts'
