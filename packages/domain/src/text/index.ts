export { fullLines, readCsv, readCsvRows } from './csv.ts'
export {
  addDecimals,
  decimalSigns,
  decimalsOf,
  multiplyDecimals,
  readDecimal,
  shiftDecimal,
  writeDecimal,
} from './decimal.ts'
export { fingerprint } from './fingerprint.ts'
export { fold, searchWords } from './fold.ts'
export { type EditKind, editMask } from './maskEdit.ts'
export { MASK_NAMES, MASKS, type MaskName } from './masks.ts'
export {
  type NumberEdit,
  type NumberRefusal,
  type NumberRules,
  pasteNumber,
  typeNumber,
} from './numberEdit.ts'
export { coverPersonal } from './personal.ts'
export { plainText } from './plain.ts'
export { withoutEnd } from './withoutEnd.ts'
