export { ChangesDialog, type ChangesDialogProps, type ShownChange } from './ChangesDialog/ChangesDialog.tsx'
export {
  FORM_STATES,
  FormFrame,
  type FormFrameProps,
  FormSection,
  type FormSectionProps,
  type FormState,
} from './FormFrame/FormFrame.tsx'
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog/LeaveDialog.tsx'
export {
  SAVE_NOTICES,
  SaveNotice,
  type SaveNoticeKind,
  type SaveNoticeProps,
} from './SaveNotice/SaveNotice.tsx'
export { type FormWord, useFormWords } from './useFormWords.ts'
