import {
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
import type { TableColumn } from '../../../table/index.ts'
import { MarkActions, type MarkCommands } from '../AlertTriage/MarkActions.tsx'
import { MutedUntil } from '../AlertTriage/MutedUntil.tsx'
import { ProblemCell } from './ProblemCell.tsx'
import { type ProblemLinks, StationLinks } from './StationLinks.tsx'
import { placeOf, useRowText } from './useProblemText.ts'

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
  /** How wide the list is, CSS pixels; 0: not known yet. */
  readonly inlineSize: number
}

/** Below it a problem and its five actions have no room side by side. */
const BESIDE_FROM = 460

/** The columns of the problems, the most needed ones first to stay; on a phone the actions stand below the problem. */
export function useProblemColumns(options: ProblemColumnsOptions): readonly TableColumn<ProblemRow>[] {
  const { shelf, commands, mutesOf, noteOf, links, inlineSize } = options
  const isPhone = inlineSize > 0 && inlineSize < BESIDE_FROM
  const t = useText('alert-list')
  const rowText = useRowText()
  const moments = useMoments()
  const { number } = useFormats()
  return useMemo((): readonly TableColumn<ProblemRow>[] => {
    const sortValues = problemSortValues(rowText)
    const actionsOf = (row: ProblemRow) => (
      <RowActions {...{ row, shelf, commands, links }} text={rowText(row)} mutes={mutesOf(row)} />
    )
    return [
      {
        key: 'problem',
        sortValue: sortValues.problem,
        header: t('trouble.column'),
        cell: (row) => (
          <ProblemCell row={row} text={rowText(row)} note={noteOf(row)} links={links}>
            {isPhone && actionsOf(row)}
          </ProblemCell>
        ),
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
      ...(isPhone
        ? []
        : [
            {
              key: 'actions',
              header: t('trouble.actions'),
              cell: actionsOf,
              minInlineSize: 184,
              priority: 1,
              kind: 'mark' as const,
            },
          ]),
    ]
  }, [shelf, commands, mutesOf, noteOf, links, isPhone, t, rowText, moments, number])
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

interface RowActionsProps extends Pick<ProblemColumnsOptions, 'shelf' | 'commands' | 'links'> {
  readonly row: ProblemRow
  /** What is wrong, in words. */
  readonly text: string
  readonly mutes: readonly Mute[]
}

/** Where one looks next, and the marks. */
function RowActions({ row, text, mutes, shelf, commands, links }: RowActionsProps) {
  const t = useText('alert-list')
  return (
    <MarkActions
      {...{ shelf, mutes, commands }}
      name={t('trouble.name', { cause: text, station: placeOf(row) })}
      targets={row.problems}
    >
      <RowLinks row={row} links={links} />
    </MarkActions>
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
