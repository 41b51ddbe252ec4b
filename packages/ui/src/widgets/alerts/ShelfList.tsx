import type { Mute, ProblemShelf, RestingMute } from '@corrente/domain/alerts'
import { theme } from '@corrente/themes'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Button } from '../../primitives/index.ts'
import { type ListParts, RecordList, type RecordListProps } from '../lists/index.ts'
import type { MarkCommands } from './AlertTriage/MarkActions.tsx'
import { RestingMutes } from './AlertTriage/RestingMutes.tsx'
import { TriageBar, type TriageBarProps } from './AlertTriage/TriageBar.tsx'

/** That the marks stay in this browser; on a phone beside the marks alone. */
const Local = styled.span`
  @media (width < ${theme.breakpoint.tablet}px) {
    &:not([data-marked]) {
      display: none;
    }
  }
`

/** No box of its own: on a phone the search sticks while the rows pass, within what is around it. */
const Bar = styled.div`
  display: contents;
`

/** What a list of shelves takes from its page. */
export interface ShelfParts<Row, Shelf extends ProblemShelf>
  extends Omit<TriageBarProps<Shelf>, 'shelves'>,
    MarkCommands,
    ListParts<Row> {
  isSearching: boolean
  onClearSearch: () => void
  /** The mutes that hold a row quiet now. Give the same function while they do not change. */
  mutesOf: (row: Row) => readonly Mute[]
  /** Mutes without a problem; shown on the shelf of the muted. */
  resting: readonly RestingMute[]
}

interface ShelfListProps<Row, Shelf extends ProblemShelf>
  extends ShelfParts<Row, Shelf>,
    Pick<TriageBarProps<Shelf>, 'shelves'>,
    Pick<RecordListProps<Row>, 'columns' | 'textOf'> {
  /** What was looked at, in words. */
  readonly note: ReactNode
  /** What the shelf says where there is nothing at all. */
  empty: { readonly title: string; readonly detail: string }
  /** What it says of what calls for somebody, where others lie on the other shelves: there is something, and it was seen. */
  marked: string
}

/** One of the shelves that problems or events lie on, each with its count, so that nothing is out of sight. */
export function ShelfList<Row extends { readonly key: string }, Shelf extends ProblemShelf>(
  props: ShelfListProps<Row, Shelf>,
) {
  const { shelf, counts, list, resting } = props
  const t = useText('alert-list')
  const isMarked =
    shelf === 'todo' &&
    Object.entries<number>(counts ?? {}).some(([each, count]) => each !== 'todo' && count > 0)
  const bar = useRef<HTMLDivElement>(null)
  const left = list.rows.length + resting.length
  const before = useRef(left)
  // Where what had the focus was taken away and no row is left to take it, the button of the shelf gets it: nobody is
  // thrown to the page's start by unmuting the last problem.
  useLayoutEffect(() => {
    const hasFallen = left < before.current
    before.current = left
    const { activeElement } = document
    // Or the table that is empty now, which offers nothing to press.
    const isLost = activeElement === document.body || activeElement instanceof HTMLTableElement
    if (hasFallen && isLost) bar.current?.querySelector<HTMLElement>('button[aria-pressed="true"]')?.focus()
  }, [left])
  const empty = isMarked ? { title: t('triage.emptyTodo'), detail: props.marked } : props.empty
  return (
    <RecordList
      {...props}
      filters={
        <Bar ref={bar}>
          <TriageBar {...props} />
        </Bar>
      }
      note={
        <>
          {props.note}
          <Local data-marked={shelf === 'acknowledged' || shelf === 'muted' || undefined}>
            {props.note ? ' · ' : ''}
            {t('local')}
          </Local>
        </>
      }
      label={t(`shelf.${shelf}`)}
      keyOf={({ key }) => key}
      empty={
        props.isSearching
          ? {
              title: t('empty.noneHere'),
              detail: t('empty.noMatchDetail'),
              action: (
                <Button size="small" icon={<X aria-hidden="true" />} onClick={props.onClearSearch}>
                  {t('empty.clear')}
                </Button>
              ),
            }
          : empty
      }
    >
      {shelf === 'muted' && <RestingMutes mutes={resting} onUnmute={props.onUnmute} />}
    </RecordList>
  )
}
