import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { focusRing, tabularNumbers, useFormats } from '../../foundations/index.ts'

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const Heading = styled.h3`
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
`
/** Rows that scroll below their own head, over the whole width of the dialog. */
const PreviewScroll = styled.div`
  max-block-size: 220px;
  overflow-y: auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  ${focusRing}
`
/** Number, start (on a phone above the place: `when`), place, and what it costs, or why it stays out. */
const PreviewTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[2]};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.medium};
  }
  thead th,
  .start,
  .when {
    white-space: nowrap;
  }
  tbody tr + tr > * {
    border-block-start: 1px solid ${theme.border.default};
  }
  tbody th,
  td.start {
    font-weight: ${theme.font.weight.medium};
    white-space: nowrap;
  }
  .amount {
    text-align: end;
    white-space: nowrap;
  }
  .when {
    display: none;
  }
  @media (width < ${theme.breakpoint.tablet}px) {
    .start {
      display: none;
    }
    .when {
      display: block;
    }
  }
`

export interface PreviewPartProps {
  heading: string
  /** The heads of number, start and place. */
  columns: readonly [id: string, start: string, place: string]
  /** The head of the last column: what it costs, or why it stays out. */
  last: ReactNode
  /** `PreviewRow`s. */
  children: ReactNode
  /** What stands below the table. */
  note?: ReactNode
}

/** Some of the rows that a question is about, below their heading: those that go, or those that stay out. */
export function PreviewPart({
  heading,
  columns: [idHead, start, place],
  last,
  children,
  note,
}: PreviewPartProps) {
  const id = useId()
  return (
    <Part>
      <Heading id={id}>{heading}</Heading>
      <PreviewScroll tabIndex={0} role="region" aria-labelledby={id}>
        <PreviewTable aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{idHead}</th>
              <th scope="col" className="start">
                {start}
              </th>
              <th scope="col">{place}</th>
              {last}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </PreviewTable>
      </PreviewScroll>
      {note}
    </Part>
  )
}

export interface PreviewRowProps {
  id: number
  at: EpochMs | undefined
  /** What names it, in their order; what is undefined is left out. */
  place: readonly (string | undefined)[]
  /** The last cell. */
  children: ReactNode
}

/** A recharge of such a part. */
export function PreviewRow({ id, at, place, children }: PreviewRowProps) {
  const start = useFormats().timestamp(at, 'DD/MM/YY HH:mm')
  return (
    <tr>
      <th scope="row">{id}</th>
      <td className="start">{start}</td>
      <td>
        <span className="when">{start}</span>
        {place.filter(Boolean).join(' · ')}
      </td>
      {children}
    </tr>
  )
}
