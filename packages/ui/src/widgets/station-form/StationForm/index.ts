export { StationForm, type StationFormProps } from './StationForm.tsx'
