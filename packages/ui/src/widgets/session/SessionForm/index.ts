export { SessionForm, type SessionFormProps, type SessionFormState } from './SessionForm.tsx'
