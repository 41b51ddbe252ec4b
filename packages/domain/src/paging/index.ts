export { PAGE_NUMBERS, pageCountOf, pageNumbers } from './pages.ts'
