export { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'
