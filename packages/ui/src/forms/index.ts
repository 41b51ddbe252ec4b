export { Checkbox, type CheckboxProps } from './Checkbox/index.ts'
export { Combobox, type ComboboxProps } from './Combobox/index.ts'
export {
  DATE_PRESETS,
  type DatePreset,
  DateRangePicker,
  type DateRangePickerProps,
} from './DateRangePicker/index.ts'
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field/index.ts'
export { HumanCheck, type HumanCheckProps } from './HumanCheck/index.ts'
export {
  PasswordChecklist,
  type PasswordChecklistProps,
  type PasswordChecklistRule,
} from './PasswordChecklist/index.ts'
export { PasswordField, type PasswordFieldProps } from './PasswordField/index.ts'
export { SearchField, type SearchFieldProps } from './SearchField/index.ts'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './SegmentedControl/index.ts'
export { Select, type SelectOption, type SelectProps } from './Select/index.ts'
export { TEXT_FIELD_TYPES, TextField, type TextFieldProps, type TextFieldType } from './TextField/index.ts'
