export { NOTICE_TONES, Notice, type NoticeProps, type NoticeTone } from './Notice.tsx'
