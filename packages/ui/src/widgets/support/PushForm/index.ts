export { PushForm, type PushFormProps } from './PushForm.tsx'
