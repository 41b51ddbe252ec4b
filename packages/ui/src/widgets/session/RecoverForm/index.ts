export { RecoverForm, type RecoverFormProps } from './RecoverForm.tsx'
