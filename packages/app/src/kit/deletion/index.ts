export { useDeletion } from './useDeletion.tsx'
