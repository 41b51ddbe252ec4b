export { isAbsent } from './absent.ts'
export {
  addDecimals,
  type DecimalRules,
  type DecimalSigns,
  decimalSigns,
  decimalsOf,
  readDecimal,
  shiftDecimal,
  type WriteOptions,
  writeDecimal,
} from './decimal.ts'
export { fold, searchWords } from './fold.ts'
export type { Mask } from './mask.ts'
export { EDIT_KINDS, type EditKind, editMask, type MaskEdit } from './maskEdit.ts'
export { MASK_NAMES, MASKS, type MaskName } from './masks.ts'
export {
  NUMBER_REFUSALS,
  type NumberEdit,
  type NumberRefusal,
  type NumberRules,
  pasteNumber,
  typeNumber,
} from './numberEdit.ts'
