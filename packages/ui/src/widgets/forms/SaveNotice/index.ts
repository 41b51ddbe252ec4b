export { SAVE_NOTICES, SaveNotice, type SaveNoticeKind, type SaveNoticeProps } from './SaveNotice.tsx'
