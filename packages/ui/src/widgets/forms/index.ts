export { ChangesDialog, type ShownChange } from './ChangesDialog/ChangesDialog.tsx'
export { CpfLookup, type CpfState } from './CpfLookup/CpfLookup.tsx'
export {
  FormFrame,
  type FormFrameProps,
  FormSection,
  type FormState,
} from './FormFrame/FormFrame.tsx'
export { LeaveDialog } from './LeaveDialog/LeaveDialog.tsx'
export type { RecordFields, RecordFormProps } from './recordFields.ts'
export { SAVE_FAILURES, type SaveEndProps, SaveFailedDialog, type SaveFailure } from './SaveFailedDialog.tsx'
export { SaveNotice, type SaveNoticeKind } from './SaveNotice/SaveNotice.tsx'
export { SendAgainDialog } from './SendAgainDialog/SendAgainDialog.tsx'
export { type FormWord, useFormWords } from './useFormWords.ts'
