export { type DropFile, sizeText } from './DroppedFile.tsx'
export { FileDrop, type FileDropProps } from './FileDrop.tsx'
export { FILE_REFUSALS, type FileRefusal, type FileRefusalReason, type FileRules } from './fileRules.ts'
