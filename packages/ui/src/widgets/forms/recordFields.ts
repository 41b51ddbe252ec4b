import type { FormFrameProps } from './FormFrame/FormFrame.tsx'

/** What a record's form at work gives its widget. */
export interface RecordFields<Values, Errors>
  extends Pick<FormFrameProps, 'ref' | 'state' | 'onSubmit' | 'onDiscardDraft'> {
  values: Values
  /** Takes a change; stays the same function. */
  onChange: (change: (values: Values) => Values) => void
  /** What is wrong; empty until the first try to save. */
  errors: Errors
}

/** What the form of a record takes besides its own lists. */
export interface RecordFormProps<Values, Errors>
  extends RecordFields<Values, Errors>,
    Pick<FormFrameProps, 'cancelHref' | 'notice'> {}
