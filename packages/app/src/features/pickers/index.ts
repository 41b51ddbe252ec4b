export { useTagSource } from './useTagSource.ts'
export { useUserSource } from './useUserSource.ts'
