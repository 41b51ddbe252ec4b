import type { HistorySpan } from '@corrente/domain/stations'
import type { PointerEvent } from 'react'
import { Cursor, useCursor } from '../../../charts/index.ts'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Bar, Line, Root, Span } from './StatusStrip.styles.ts'
import { useSpanWords } from './useSpanWords.ts'

export interface StatusStripProps {
  /** What it is the history of, with its time: 'Conector 1, últimas 24 horas'. */
  title: string
  /** One after the other, without a gap; at least one. The last one ends now. */
  spans: readonly HistorySpan[]
}

/**
 * What a connector was, hour by hour: a bar of spans, each told by pointer and keys, and the same as a table for
 * assistive technology. What nobody knows is hatched, and says so.
 */
export function StatusStrip({ title, spans }: StatusStripProps) {
  const t = useText('station-list')
  const { moment, text } = useSpanWords()
  const cursor = useCursor(spans.length, spans.length - 1)
  const first = spans[0]
  const last = spans.at(-1)
  const chosen = spans[cursor.index]
  if (!first || !last || !chosen) return null
  const length = last.to - first.from
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = first.from + ((event.clientX - box.x) / box.width) * length
    const index = spans.findIndex(({ to }) => at < to)
    cursor.show(index < 0 ? spans.length - 1 : index)
  }
  const part = (ms: number) => `${(ms / length) * 100}%`
  return (
    <Root>
      <Bar onPointerMove={onPointer} onPointerDown={onPointer} onPointerLeave={cursor.hide}>
        {spans.map(({ from, to, state: each }, index) => (
          <Span
            key={from}
            $state={each}
            data-chosen={cursor.isShown && index === cursor.index}
            style={{ '--start': part(from - first.from), '--length': part(to - from) }}
          />
        ))}
        <Cursor title={title} count={spans.length} cursor={cursor} text={text(chosen, chosen === last)} />
      </Bar>
      <Line aria-hidden="true">
        {cursor.isShown ? (
          <strong>{text(chosen, chosen === last)}</strong>
        ) : (
          <>
            <span>{moment(first.from)}</span>
            <span>{t('history.now')}</span>
          </>
        )}
      </Line>
      <HistoryTable title={title} spans={spans} />
    </Root>
  )
}

/** The same for assistive technology. */
function HistoryTable({ title, spans }: StatusStripProps) {
  const t = useText('station-list')
  const { moment, state } = useSpanWords()
  const last = spans.at(-1)
  return (
    <VisuallyHidden as="table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history.from')}</th>
          <th scope="col">{t('history.to')}</th>
          <th scope="col">{t('override.label')}</th>
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span.from}>
            <td>{moment(span.from)}</td>
            <td>{span === last ? t('history.now') : moment(span.to)}</td>
            <td>{state(span.state)}</td>
          </tr>
        ))}
      </tbody>
    </VisuallyHidden>
  )
}
