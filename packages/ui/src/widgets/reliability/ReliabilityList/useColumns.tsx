import { FAILURE_REASONS, FEW, type Grouping, type Summary } from '@corrente/domain/book'
import type { StationKeys } from '@corrente/domain/routing'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { useMinutes } from './useMinutes.ts'

/** What the parts of the network can be sorted by; as they come, the one that turned most drivers away leads. */
export const RELIABILITY_SORTS = [
  'name',
  'turnedAway',
  'attempts',
  'success',
  'firstTry',
  'down',
  'couldCharge',
  'nevi',
  'uk',
  'mended',
  'disconnections',
] as const
type Key = Exclude<(typeof RELIABILITY_SORTS)[number], 'name'>

/** At most two lines: a row keeps its height whatever a name is. */
const Snug = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* The line below a link is of it. */
  line-height: 1.35;
`

const rateOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : undefined)

/** The columns of the reliability, the same for each grouping; a station leads to its page. */
export function useColumns(
  by: Grouping,
  hrefOf: (station: StationKeys) => string | undefined,
): readonly TableColumn<Summary>[] {
  const t = useText('reliability')
  const { number, percent } = useFormats()
  const minutes = useMinutes()
  const column = (
    key: Key,
    read: (row: Summary) => number | undefined,
    show: (value: number | undefined, row: Summary) => string,
    priority: number,
    minInlineSize = 96,
  ): TableColumn<Summary> => ({
    key,
    header: t(`column.${key}`),
    kind: 'number',
    cell: (row) => show(read(row), row),
    text: (row) => read(row) ?? '',
    sortValue: read,
    firstDirection: 'descending',
    minInlineSize,
    priority,
  })
  const count = (value: number | undefined) => (value === undefined ? MISSING : number(value))
  const rated = (whole: (row: Summary) => number) => (value: number | undefined, row: Summary) =>
    value !== undefined && whole(row) < FEW
      ? t('rateOfFew', { rate: percent(value), count: whole(row) })
      : percent(value)
  const uptime = (key: 'couldCharge' | 'nevi' | 'uk', priority: number) =>
    column(
      key,
      ({ [key]: { share } }) => (share === undefined ? undefined : share * 100),
      (value) => percent(value),
      priority,
    )
  const reasonsOf = ({ failures }: Summary): string =>
    FAILURE_REASONS.flatMap((reason) =>
      failures[reason] > 0
        ? [t('reasonCount', { reason: t(`reason.${reason}`), count: failures[reason] })]
        : [],
    ).join(' · ')
  return [
    {
      key: 'name',
      header: t(`by.${by}`),
      cell: ({ name, connectors }) => {
        const shown = name === '' ? t('nameless') : name
        const station = by === 'station' ? connectors[0]?.station : undefined
        const href = station && hrefOf(station)
        return (
          <Snug title={shown}>{href === undefined ? shown : <TextLink href={href}>{shown}</TextLink>}</Snug>
        )
      },
      text: ({ name, key }) => name || key,
      sortValue: ({ name }) => name,
      minInlineSize: 160,
      priority: 1,
    },
    column('turnedAway', ({ turnedAway }) => turnedAway, count, 1),
    column('attempts', ({ attempts }) => attempts, count, 3),
    column(
      'success',
      ({ successes, attempts }) => rateOf(successes, attempts),
      rated(({ attempts }) => attempts),
      1,
      128,
    ),
    column(
      'firstTry',
      ({ firstTries, visits }) => rateOf(firstTries, visits),
      rated(({ visits }) => visits),
      4,
      128,
    ),
    {
      key: 'reasons',
      header: t('column.reasons'),
      cell: (row) => <Snug title={reasonsOf(row)}>{reasonsOf(row)}</Snug>,
      text: reasonsOf,
      minInlineSize: 190,
      priority: 5,
    },
    column(
      'down',
      ({
        minutes: {
          by: { down },
        },
      }) => down,
      minutes,
      3,
    ),
    uptime('couldCharge', 2),
    uptime('nevi', 6),
    uptime('uk', 8),
    column('mended', ({ mended: { median } }) => median, minutes, 6),
    column('disconnections', ({ disconnections }) => disconnections, count, 7),
  ]
}
