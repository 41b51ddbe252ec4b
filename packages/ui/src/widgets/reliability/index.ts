export { BOOK_DAYS, type BookDays, ReliabilityList } from './ReliabilityList/ReliabilityList.tsx'
export { RELIABILITY_SORTS } from './ReliabilityList/useColumns.tsx'
