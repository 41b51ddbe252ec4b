export { ChangesDialog, type ChangesDialogProps, type ShownChange } from './ChangesDialog/index.ts'
export {
  FORM_STATES,
  FormFrame,
  type FormFrameProps,
  FormSection,
  type FormSectionProps,
  type FormState,
} from './FormFrame/index.ts'
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog/index.ts'
export { SAVE_NOTICES, SaveNotice, type SaveNoticeKind, type SaveNoticeProps } from './SaveNotice/index.ts'
