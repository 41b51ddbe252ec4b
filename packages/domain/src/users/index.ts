export {
  OPERATIONS_PICKER_SIZE,
  PICKER_SIZE,
  type PickerUser,
  type PickerUsers,
  readPickerUsers,
  searchPickerUsers,
} from './picker.ts'
