export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx'
export { DateField, type DateFieldProps } from './DateField/DateField.tsx'
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker/DateRangePicker.tsx'
export { DATE_PRESETS, type DatePreset } from './DateRangePicker/presets.ts'
export { useZoneText } from './DateRangePicker/useZoneText.ts'
export { zoneName } from './DateRangePicker/zoneName.ts'
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField.tsx'
export type { DateTimeDraft } from './DateTimeField/dateTimeText.ts'
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field/Field.tsx'
export { FieldGroup, type FieldGroupProps } from './FieldGroup/FieldGroup.tsx'
export { type DropFile, sizeText } from './FileDrop/DroppedFile.tsx'
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx'
export {
  FILE_REFUSALS,
  type FileRefusal,
  type FileRefusalReason,
  type FileRules,
} from './FileDrop/fileRules.ts'
export { focusFirstInvalid } from './focusFirstInvalid.ts'
export { HumanCheck, type HumanCheckProps } from './HumanCheck/HumanCheck.tsx'
export { MaskedField, type MaskedFieldProps } from './MaskedField/MaskedField.tsx'
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField.tsx'
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.tsx'
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx'
export {
  PasswordChecklist,
  type PasswordChecklistProps,
  type PasswordChecklistRule,
} from './PasswordChecklist/PasswordChecklist.tsx'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx'
export { PercentField, type PercentFieldProps } from './PercentField/PercentField.tsx'
export { OptionText, type OptionTextProps } from './picking/OptionText.tsx'
export type { PickState } from './picking/rows.ts'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx'
export { ASKED_PAUSE_MS, SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx'
export { SearchTags, type SearchTagsProps } from './SearchTags/SearchTags.tsx'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
  SegmentedPages,
} from './SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx'
export { Switch, type SwitchProps } from './Switch/Switch.tsx'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx'
export {
  TEXT_FIELD_TYPES,
  TextField,
  type TextFieldProps,
  type TextFieldType,
} from './TextField/TextField.tsx'
export { TimeField, type TimeFieldProps } from './TimeField/TimeField.tsx'
export { TransferList, type TransferListProps } from './TransferList/TransferList.tsx'
