import { type TermKind, termOf } from '../ocpp/index.ts'
import { keyTextOf } from '../wire/index.ts'
import { callOf } from './frame.ts'

/** A word of a frame that the dictionary explains. */
interface FrameTerm {
  readonly kind: TermKind
  /** As it stands in the line. */
  readonly text: string
}

/** Where words of OCPP stand in a call, by its action. */
const IN_CALLS: ReadonlyMap<string, readonly (readonly [field: string, kind: TermKind])[]> = new Map([
  [
    'StatusNotification',
    [
      ['status', 'status'],
      ['errorCode', 'error'],
    ],
  ],
  ['StopTransaction', [['reason', 'reason']]],
  ['ChangeConfiguration', [['key', 'key']]],
])

/** The words of a line's OCPP frame that the dictionary explains; none where it holds no frame, or none of them. */
export function frameTermsOf(line: string): readonly FrameTerm[] {
  const frame = callOf(line)
  if (!frame || frame.kind === 'error') return []
  const places =
    frame.kind === 'result' ? ([['status', 'answer']] as const) : (IN_CALLS.get(frame.action ?? '') ?? [])
  return places.flatMap(([field, kind]): FrameTerm[] => {
    const text = keyTextOf(frame.payload[field])
    return text !== undefined && text !== 'NoError' && termOf(kind, text) ? [{ kind, text }] : []
  })
}
