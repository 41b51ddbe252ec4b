export { HalfSavedNotice, type HalfSavedNoticeProps } from './HalfSavedNotice.tsx'
