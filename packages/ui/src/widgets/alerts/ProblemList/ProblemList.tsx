import {
  type Mute,
  PROBLEM_SHELVES,
  type ProblemNote,
  type ProblemRow,
  type ProblemShelf,
  type RestingMute,
} from '@corrente/domain/alerts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useText } from '../../../messages/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import type { MarkCommands } from '../AlertTriage/MarkActions.tsx'
import { RestingMutes } from '../AlertTriage/RestingMutes.tsx'
import { TriageBar, type TriageBarProps } from '../AlertTriage/TriageBar.tsx'
import { useKeptFocus } from '../AlertTriage/useKeptFocus.ts'
import { type ShelfSearch, useShelfEmpty } from '../AlertTriage/useShelfEmpty.tsx'
import type { ProblemLinks } from './StationLinks.tsx'
import { useProblemColumns } from './useProblemColumns.tsx'
import { placeOf, useRowText } from './useProblemText.ts'

export interface ProblemListProps
  extends Omit<TriageBarProps<ProblemShelf>, 'shelves'>,
    MarkCommands,
    ShelfSearch,
    Pick<RecordListProps<ProblemRow>, 'list' | 'view' | 'onViewChange'> {
  /** The mutes that hold a line quiet now. Give the same function while they do not change. */
  mutesOf: (row: ProblemRow) => readonly Mute[]
  /** What somebody wrote beside a line. Give the same function while the notes do not change. */
  noteOf: (row: ProblemRow) => ProblemNote | undefined
  /** Mutes without a problem; shown on the shelf of the muted. */
  resting: readonly RestingMute[]
  /** How many active stations were looked at; undefined before the first answer. */
  stations: number | undefined
  /** Where a line leads to. Give the same object each time. */
  links: ProblemLinks
  /** What an opened line shows: its stations and their last events. */
  renderPanel: (row: ProblemRow) => ReactNode
}

/**
 * What is wrong in the network now, the worst first: a whole site, a station, a connector, each with why and since when.
 * It is the live state; an event never puts a line here.
 */
export function ProblemList(props: ProblemListProps) {
  const { shelf, counts, list, stations, mutesOf, noteOf, links } = props
  const { onAcknowledge, onUnacknowledge, onMute, onUnmute } = props
  const t = useText('alert-list')
  const rowText = useRowText()
  const commands = useMemo(
    () => ({ onAcknowledge, onUnacknowledge, onMute, onUnmute }),
    [onAcknowledge, onUnacknowledge, onMute, onUnmute],
  )
  const columns = useProblemColumns({ shelf, commands, mutesOf, noteOf, links })
  const marked = counts ? counts.planned + counts.acknowledged + counts.muted + counts.held : 0
  const empty = useShelfEmpty(props, {
    none: { title: t(`problems.empty.${shelf}`), detail: t(`problems.emptyDetail.${shelf}`) },
    marked: t('problems.emptyDetail.marked'),
    isMarked: shelf === 'todo' && marked > 0,
  })
  const bar = useRef<HTMLDivElement>(null)
  useKeptFocus(bar, list.rows.length + props.resting.length)
  return (
    <RecordList
      list={list}
      filters={
        <div ref={bar}>
          <TriageBar
            shelves={PROBLEM_SHELVES}
            shelf={shelf}
            onShelfChange={props.onShelfChange}
            counts={counts}
            holdMinutes={props.holdMinutes}
            onHoldChange={props.onHoldChange}
          />
        </div>
      }
      label={t(`shelf.${shelf}`)}
      columns={columns}
      keyOf={({ key }) => key}
      textOf={(row) => t('trouble.name', { cause: rowText(row), station: placeOf(row) })}
      empty={empty}
      view={props.view}
      onViewChange={props.onViewChange}
      renderPanel={props.renderPanel}
      note={stations !== undefined && t('problems.ofStations', { count: stations })}
    >
      {shelf === 'muted' && <RestingMutes mutes={props.resting} onUnmute={onUnmute} />}
    </RecordList>
  )
}
