export { LogoutFailed, type LogoutFailedProps } from './LogoutFailed.tsx'
