export { HomeRange, type HomeRangeProps } from './HomeRange.tsx'
