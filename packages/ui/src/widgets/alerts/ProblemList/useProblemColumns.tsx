import {
  isFlapping,
  type Mute,
  type ProblemNote,
  type ProblemRow,
  type ProblemShelf,
  problemSortValues,
} from '@corrente/domain/alerts'
import { ageOf } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, StatusMark, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { MarkActions, type MarkCommands } from '../AlertTriage/MarkActions.tsx'
import { MutedUntil } from '../AlertTriage/MutedUntil.tsx'
import { NarrowMoment } from '../NarrowMoment.tsx'
import { type ProblemLinks, StationLinks } from './StationLinks.tsx'
import { placeOf, useRowText } from './useProblemText.ts'

const What = styled.div`
  display: grid;
  min-inline-size: 0;
  line-height: ${theme.font.line.tight};
  overflow-wrap: anywhere;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
`
/** The cause, with its explanation beside it however many lines it takes. */
const Cause = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
/** Its first lines; the whole stands in the panel. */
const Noted = styled.small`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`
const Two = styled.span`
  display: grid;
  gap: 2px;
  line-height: ${theme.font.line.tight};

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

const TICK_MS = 10_000
const WH_PER_KWH = 1000

export interface ProblemColumnsOptions {
  readonly shelf: ProblemShelf
  readonly commands: MarkCommands
  /** The mutes that hold a line quiet now. Give the same function while they do not change. */
  readonly mutesOf: (row: ProblemRow) => readonly Mute[]
  /** What somebody wrote beside a line. Give the same function while the notes do not change. */
  readonly noteOf: (row: ProblemRow) => ProblemNote | undefined
  /** Give the same object each time. */
  readonly links: ProblemLinks
}

/** The columns of the problems, the most needed ones first to stay. */
export function useProblemColumns(options: ProblemColumnsOptions): readonly TableColumn<ProblemRow>[] {
  const { shelf, commands, mutesOf, noteOf, links } = options
  const t = useText('alert-list')
  const rowText = useRowText()
  const moments = useMoments()
  const { number } = useFormats()
  return useMemo((): readonly TableColumn<ProblemRow>[] => {
    const sortValues = problemSortValues(rowText)
    return [
      {
        key: 'problem',
        sortValue: sortValues.problem,
        header: t('trouble.column'),
        cell: (row) => <ProblemCell row={row} text={rowText(row)} note={noteOf(row)} links={links} />,
        minInlineSize: 240,
        priority: 1,
        grow: 3,
        isRowHeader: true,
      },
      ...factColumns(sortValues, { t, moments, number }),
      ...(shelf === 'muted'
        ? [
            {
              key: 'muted',
              header: t('mute.column'),
              cell: (row: ProblemRow) => <MutedUntil group={row.problems[0]} mutes={mutesOf(row)} />,
              minInlineSize: 150,
              priority: 4,
            },
          ]
        : []),
      {
        key: 'actions',
        header: t('trouble.actions'),
        cell: (row) => (
          <MarkActions
            shelf={shelf}
            name={t('trouble.name', { cause: rowText(row), station: placeOf(row) })}
            targets={row.problems}
            mutes={mutesOf(row)}
            commands={commands}
          >
            <RowLinks row={row} links={links} />
          </MarkActions>
        ),
        minInlineSize: 184,
        priority: 1,
        kind: 'mark' as const,
      },
    ]
  }, [shelf, commands, mutesOf, noteOf, links, t, rowText, moments, number])
}

interface Words {
  readonly t: ReturnType<typeof useText<'alert-list'>>
  readonly moments: ReturnType<typeof useMoments>
  readonly number: ReturnType<typeof useFormats>['number']
}

/** Since when, where, how busy it usually is, when it was last heard. */
const factColumns = (
  sortValues: ReturnType<typeof problemSortValues>,
  { t, moments, number }: Words,
): readonly TableColumn<ProblemRow>[] => [
  {
    key: 'since',
    sortValue: sortValues.since,
    header: t('problems.since'),
    cell: ({ since }) => moments(since),
    minInlineSize: 120,
    priority: 2,
    kind: 'number',
  },
  {
    key: 'site',
    sortValue: sortValues.site,
    header: t('problems.where'),
    cell: ({ site }) =>
      site === undefined ? undefined : (
        <Two>
          {site.name}
          {site.total > 1 && <small>{t('problems.downOf', { down: site.down, count: site.total })}</small>}
        </Two>
      ),
    minInlineSize: 150,
    priority: 3,
    grow: 2,
  },
  {
    key: 'busy',
    sortValue: sortValues.busy,
    firstDirection: 'descending',
    header: t('problems.busy'),
    cell: ({ monthWh }) => number(monthWh === undefined ? undefined : monthWh / WH_PER_KWH, 0),
    minInlineSize: 104,
    priority: 5,
    kind: 'number',
  },
  {
    key: 'sign',
    sortValue: sortValues.sign,
    header: t('problems.sign'),
    cell: ({ lastSignAt }) => moments(lastSignAt),
    minInlineSize: 120,
    priority: 6,
    kind: 'number',
  },
]

/** A moment and how long ago it was: the age first, which is what is asked. */
function useMoments() {
  const common = useText('common')
  const { timestamp } = useFormats()
  const now = useNow(TICK_MS)
  return useMemo(
    () => (at: number | undefined) => {
      if (at === undefined) return MISSING
      const { unit, value } = ageOf(at, now)
      return (
        <Two>
          {common(`age.${unit}`, { count: value })}
          <small>{timestamp(at, 'DD/MM/YY HH:mm')}</small>
        </Two>
      )
    },
    [common, timestamp, now],
  )
}

interface ProblemCellProps extends Pick<ProblemColumnsOptions, 'links'> {
  readonly row: ProblemRow
  readonly text: string
  readonly note: ProblemNote | undefined
}

/** What is wrong, at which station and connector, and who charges there meanwhile. */
function ProblemCell({ row, text, note, links }: ProblemCellProps) {
  const t = useText('alert-list')
  const { timestamp } = useFormats()
  const now = useNow(TICK_MS)
  const [{ kind, station, connectors, isWhole, own }] = row.problems
  const href = links.station(station)
  const place = placeOf(row)
  const scope =
    row.scope === 'site'
      ? t('problems.stations', { count: row.problems.length })
      : isWhole
        ? t('problems.wholeStation')
        : t('problems.connectors', {
            ids: connectors.map(({ id }) => id).join(', '),
            count: connectors.length,
          })
  return (
    <What>
      <Line>
        <Cause>
          <StatusMark status={kind} label={text} size="small" />
          <TermHelp
            kind="error"
            text={[own, ...connectors].find((one) => one?.errorCode !== undefined)?.errorCode}
          />
        </Cause>
        {row.problems.some((problem) => isFlapping(problem, now)) && (
          <Badge tone="warning">{t('trouble.flapping')}</Badge>
        )}
        {row.running > 0 && <Badge tone="info">{t('problems.running', { count: row.running })}</Badge>}
      </Line>
      <Line>
        {row.scope !== 'site' && href !== undefined ? <TextLink href={href}>{place}</TextLink> : place}
        <small>{[row.scope === 'site' ? undefined : station.id, scope].filter(Boolean).join(' · ')}</small>
      </Line>
      {note && (
        <Noted>{t('note.ofLine', { at: timestamp(note.at, 'DD/MM/YY HH:mm'), text: note.text })}</Noted>
      )}
      <NarrowMoment>{timestamp(row.since, 'DD/MM/YYYY HH:mm')}</NarrowMoment>
    </What>
  )
}

/** The places that one looks at next; of a site what its stations can be sent together, each has its own below. */
function RowLinks({ row, links }: { row: ProblemRow; links: ProblemLinks }) {
  const { station, connectors, isWhole } = row.problems[0]
  if (row.scope === 'site') return links.siteCommands(row)
  const [only, ...others] = connectors
  return (
    <StationLinks
      station={station}
      connectorId={isWhole || others.length > 0 ? undefined : only?.id}
      links={links}
    />
  )
}
