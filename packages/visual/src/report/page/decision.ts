import type { Decision, Verdict } from '../../baseline/decisions.ts'
import type { Cause } from '../../causes/causes.ts'
import type { Session } from '../serve.ts'
import { h } from './dom.ts'

/** What the server says of a decision: what holds now, or why it cannot be. */
export type Send = (cause: string, verdict: Verdict | 'open', remark: string) => Promise<Session | string>

/** What was said of a cause, as a badge. */
export const badge = (decision: Decision | undefined): HTMLElement | false =>
  decision !== undefined && h('span', { class: `badge ${decision.verdict}` }, decision.verdict)

/** Approve, reject, remark: one decision for the whole cause. */
export function decisionForm(
  { id, cells }: Cause,
  decision: Decision | undefined,
  send: Send,
  onSession: (session: Session) => void,
): HTMLElement {
  const remark = h('textarea', { id: 'remark', rows: '2', maxlength: '1000' })
  remark.value = decision?.remark ?? ''
  const said = h('p', { role: 'status' })
  const act = async (verdict: Verdict | 'open') => {
    said.textContent = 'Writing …'
    const answer = await send(id, verdict, remark.value)
    if (typeof answer === 'string') said.textContent = answer
    else onSession(answer)
  }
  const button = (words: string, verdict: Verdict | 'open', isPressed?: boolean) =>
    h(
      'button',
      {
        type: 'button',
        id: `decide-${verdict}`,
        ...(isPressed !== undefined && { 'aria-pressed': String(isPressed) }),
        onclick: () => void act(verdict),
      },
      words,
    )
  const verdict = decision?.verdict
  return h(
    'section',
    { class: 'decision', 'aria-label': 'Decision' },
    h('label', { for: 'remark' }, 'Remark'),
    remark,
    h(
      'div',
      { class: 'buttons' },
      button(
        `Approve ${cells === 1 ? 'it' : `all ${cells.toLocaleString('en-GB')}`}`,
        'approved',
        verdict === 'approved',
      ),
      button('Reject', 'rejected', verdict === 'rejected'),
      button('Save the remark', verdict ?? 'noted'),
      verdict !== undefined && button('Take back', 'open'),
    ),
    said,
  )
}
