export { NotPermitted, type NotPermittedProps } from './NotPermitted.tsx'
