export { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'
export type { DateTimeDraft } from './dateTimeText.ts'
