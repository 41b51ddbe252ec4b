export {
  OPERATIONS_PICKER_SIZE,
  PICKER_SIZE,
  type PickerUser,
  readPickerUsers,
  searchPickerUsers,
} from './picker.ts'
