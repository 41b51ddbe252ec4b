export { type GroupChange, GroupForm, type GroupFormProps } from './GroupForm.tsx'
