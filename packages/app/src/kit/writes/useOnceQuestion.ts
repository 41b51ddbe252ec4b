import { usePorts } from '../../ports/index.ts'
import type { WriteAction } from './action.ts'
import { useWrite } from './useWrite.ts'

export interface OnceQuestion<Result> {
  /** One place for its toasts: `tag-deleted`. */
  readonly id: string
  /** Said when it happened; undefined: something else says it. */
  readonly done: string | undefined
  /** Said when it is left while nobody knows whether it happened. @default nothing */
  readonly unknown?: string
  /** It happened, and its dialog is closed next. */
  readonly onDone?: (result: Result) => void
  /** Closes the dialog. */
  readonly onClose: () => void
}

/**
 * A write that a dialog asks about, as `OnceDialog` takes it: pressed once, looked up when its answer is lost, and its end
 * said in one toast.
 * @param action - undefined while nothing is asked about: the dialog is closed
 */
export function useOnceQuestion<Ready, Proof, Result, Why extends string>(
  action: WriteAction<Ready, Proof, Result, never, Why> | undefined,
  { id, done, unknown, onDone, onClose }: OnceQuestion<Result>,
) {
  const { toasts } = usePorts()
  const write = useWrite(action, (result) => {
    write.forget()
    if (done !== undefined) toasts.show({ id, tone: 'success', text: done })
    onDone?.(result)
    onClose()
  })
  return {
    isOpen: action !== undefined,
    state: write.state,
    onConfirm: () => void write.press(),
    onVerify: write.verify,
    onRelease: () => void write.release(),
    onCancel: () => {
      if (unknown !== undefined && write.state.phase === 'unknown')
        toasts.show({ id, tone: 'warning', text: unknown })
      write.forget()
      onClose()
    },
  }
}
