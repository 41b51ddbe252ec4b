export { STATUS_MARK_SIZES, StatusMark, type StatusMarkProps, type StatusMarkSize } from './StatusMark.tsx'
export { STATUS_SHAPES, type StatusShape } from './shapes.ts'
