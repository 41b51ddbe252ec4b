export { NotAllowed } from './NotAllowed.tsx'
