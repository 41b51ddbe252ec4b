export { lookOver } from './lookOver.ts'
export {
  FormDialogs,
  type FormDialogsProps,
  FormNotice,
  type FormNoticeProps,
  RecordFormPage,
  type RecordFormPageProps,
  type RecordWords,
} from './RecordFormPage.tsx'
export type { AnySave, MoveForm, RecordForm, RecordFormParts } from './recordForm.ts'
export { type LateAnswer, useAnswer } from './useAnswer.ts'
export { useRecordForm } from './useRecordForm.ts'
