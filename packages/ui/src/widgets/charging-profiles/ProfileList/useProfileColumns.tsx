import {
  type ChargingProfile,
  type DayCurve,
  isExpired,
  lowestLimit,
} from '@corrente/domain/charging-profiles'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useClock, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Skeleton, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { CurveSketch } from '../CurveSketch/CurveSketch.tsx'
import { topOfCurves } from '../curvePath.ts'
import { useProfileWords } from '../useProfileWords.ts'

/** The days of the profiles in view; one that is not in it is being read, undefined could not be. */
export type Curves = ReadonlyMap<number, DayCurve | undefined>

/** Where the buttons of a row lead; each absent without the right. */
export interface ProfileLinks {
  readonly editHref: string | undefined
  readonly applyHref: string | undefined
}

const Muted = styled.span`
  color: ${theme.fg.muted};
`
const Actions = styled.span`
  display: inline-flex;
  gap: ${theme.space[3]};
`

/** The day of a profile; one that is still being read, or could not be, says so. */
function DayCell({ curve, isRead, top }: { curve: DayCurve | undefined; isRead: boolean; top: number }) {
  const t = useText('charging-profiles')
  if (curve) return <CurveSketch curve={curve} top={top} />
  return isRead ? <Muted>{t('panel.failed')}</Muted> : <Skeleton shape="block" blockSize="24px" />
}

function RowActions({ editHref, applyHref }: ProfileLinks) {
  const t = useText('charging-profiles')
  const common = useText('common')
  return (
    <Actions>
      {editHref === undefined ? (
        <Muted>{t('list.notAllowed')}</Muted>
      ) : (
        <TextLink href={editHref}>{t('list.edit')}</TextLink>
      )}
      {applyHref !== undefined && <TextLink href={applyHref}>{common('action.apply')}</TextLink>}
    </Actions>
  )
}

/** The columns that OCPP has words for. */
function useToldColumns(): readonly TableColumn<ChargingProfile>[] {
  const t = useText('charging-profiles')
  const { number } = useFormats()
  const words = useProfileWords()
  return useMemo(
    () => [
      {
        key: 'purpose',
        header: t('list.purpose'),
        cell: ({ purpose }) => words.purposeOf(purpose),
        minInlineSize: 176,
        priority: 3,
      },
      {
        key: 'level',
        header: t('list.level'),
        cell: ({ stackLevel }) => number(stackLevel),
        minInlineSize: 72,
        priority: 3,
        kind: 'number',
      },
      {
        key: 'validity',
        header: t('list.validity'),
        cell: words.validityOf,
        minInlineSize: 176,
        priority: 6,
      },
    ],
    [t, number, words],
  )
}

/** The columns of the profiles (OPS-051); the days are drawn to one scale. */
export function useProfileColumns(
  curves: Curves,
  linksOf: (profile: ChargingProfile) => ProfileLinks,
): readonly TableColumn<ChargingProfile>[] {
  const t = useText('charging-profiles')
  const { number } = useFormats()
  const words = useProfileWords()
  const clock = useClock()
  const told = useToldColumns()
  return useMemo(() => {
    const top = topOfCurves([...curves.values()])
    const now = clock.now()
    const amps = (limit: number | undefined) => number(limit)
    return [
      {
        key: 'description',
        header: t('list.description'),
        cell: (row) => (
          <>
            {words.nameOf(row)} {isExpired(row, now) && <Badge>{t('list.expired')}</Badge>}
          </>
        ),
        minInlineSize: 150,
        priority: 1,
        isRowHeader: true,
      },
      {
        key: 'curve',
        header: t('list.curve'),
        cell: ({ pk }) => <DayCell curve={curves.get(pk)} isRead={curves.has(pk)} top={top} />,
        minInlineSize: 140,
        priority: 2,
      },
      {
        key: 'default',
        header: t('list.default'),
        cell: ({ pk }) => amps(curves.get(pk)?.defaultLimit),
        minInlineSize: 96,
        priority: 3,
        kind: 'number',
      },
      {
        key: 'lowest',
        header: t('list.lowest'),
        cell: ({ pk }) => {
          const curve = curves.get(pk)
          return amps(curve && lowestLimit(curve))
        },
        minInlineSize: 96,
        priority: 4,
        kind: 'number',
      },
      ...told,
      {
        key: 'actions',
        header: t('list.actions'),
        cell: (row) => <RowActions {...linksOf(row)} />,
        minInlineSize: 140,
        priority: 1,
        kind: 'mark',
      },
    ]
  }, [t, number, words, clock, curves, linksOf, told])
}
