export {
  createToaster,
  TOAST_LIMIT,
  type Toast,
  type ToastAction,
  type Toaster,
  type ToastInput,
  type ToastState,
} from './createToaster.ts'
export { ToastHost, type ToastHostProps } from './ToastHost.tsx'
