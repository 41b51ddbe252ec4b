export { OPERATIONS_PICKER_SIZE, PICKER_SIZE, readPickerUsers, searchPickerUsers } from './picker.ts'
