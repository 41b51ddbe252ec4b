export { useOnline } from './useOnline.ts'
