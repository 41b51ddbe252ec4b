export { PAGE_RULES, type PageRule, Pagination, type PaginationProps } from './Pagination.tsx'
