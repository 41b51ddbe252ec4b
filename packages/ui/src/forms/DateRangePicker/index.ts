export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'
export { DATE_PRESETS, type DatePreset } from './presets.ts'
