export { Checkbox, type CheckboxProps } from './Checkbox/index.ts'
export { Combobox, type ComboboxProps } from './Combobox/index.ts'
export { DateField, type DateFieldProps } from './DateField/index.ts'
export {
  DATE_PRESETS,
  type DatePreset,
  DateRangePicker,
  type DateRangePickerProps,
} from './DateRangePicker/index.ts'
export { type DateTimeDraft, DateTimeField, type DateTimeFieldProps } from './DateTimeField/index.ts'
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field/index.ts'
export { FieldGroup, type FieldGroupProps } from './FieldGroup/index.ts'
export {
  type DropFile,
  FILE_REFUSALS,
  FileDrop,
  type FileDropProps,
  type FileRefusal,
  type FileRefusalReason,
  type FileRules,
  sizeText,
} from './FileDrop/index.ts'
export { HumanCheck, type HumanCheckProps } from './HumanCheck/index.ts'
export { MaskedField, type MaskedFieldProps } from './MaskedField/index.ts'
export { MoneyField, type MoneyFieldProps } from './MoneyField/index.ts'
export { MultiSelect, type MultiSelectProps } from './MultiSelect/index.ts'
export { NumberField, type NumberFieldProps } from './NumberField/index.ts'
export {
  PasswordChecklist,
  type PasswordChecklistProps,
  type PasswordChecklistRule,
} from './PasswordChecklist/index.ts'
export { PasswordField, type PasswordFieldProps } from './PasswordField/index.ts'
export { PercentField, type PercentFieldProps } from './PercentField/index.ts'
export { OptionText, type OptionTextProps } from './picking/OptionText.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/index.ts'
export { SearchField, type SearchFieldProps } from './SearchField/index.ts'
export { SearchTags, type SearchTagsProps } from './SearchTags/index.ts'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './SegmentedControl/index.ts'
export { Select, type SelectOption, type SelectProps } from './Select/index.ts'
export { Switch, type SwitchProps } from './Switch/index.ts'
export { TextArea, type TextAreaProps } from './TextArea/index.ts'
export { TEXT_FIELD_TYPES, TextField, type TextFieldProps, type TextFieldType } from './TextField/index.ts'
export { TimeField, type TimeFieldProps } from './TimeField/index.ts'
export { TransferList, type TransferListProps } from './TransferList/index.ts'
