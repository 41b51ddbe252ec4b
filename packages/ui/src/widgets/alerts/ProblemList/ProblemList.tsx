import {
  PROBLEM_SHELVES,
  type ProblemNote,
  type ProblemRow,
  type ProblemShelf,
} from '@corrente/domain/alerts'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useInlineSize, useTextScale } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { ShelfList, type ShelfParts } from '../ShelfList.tsx'
import type { ProblemLinks } from './StationLinks.tsx'
import { useProblemColumns } from './useProblemColumns.tsx'
import { placeOf, useRowText } from './useProblemText.ts'

/** On a phone the line is short: the palette leads there too. */
const Wide = styled.span`
  @media (width < ${theme.breakpoint.tablet}px) {
    display: none;
  }
`

export interface ProblemListProps extends ShelfParts<ProblemRow, ProblemShelf> {
  /** What somebody wrote beside a line. Give the same function while the notes do not change. */
  noteOf: (row: ProblemRow) => ProblemNote | undefined
  /** How many active stations were looked at; undefined before the first answer. */
  stations: number | undefined
  /** Where a line leads to. Give the same object each time. */
  links: ProblemLinks
  /** To the connectors that look fine and charge nobody, which a month of recharges tells; undefined: without the right. */
  lookFineHref: string | undefined
}

/**
 * What is wrong in the network now, the worst first: a whole site, a station, a connector, each with why and since when.
 * It is the live state; an event never puts a line here.
 */
export function ProblemList(props: ProblemListProps) {
  const { shelf, stations, mutesOf, noteOf, links, lookFineHref } = props
  const { onAcknowledge, onUnacknowledge, onMute, onUnmute } = props
  const t = useText('alert-list')
  const rowText = useRowText()
  const commands = useMemo(
    () => ({ onAcknowledge, onUnacknowledge, onMute, onUnmute }),
    [onAcknowledge, onUnacknowledge, onMute, onUnmute],
  )
  const [root, inlineSize] = useInlineSize<HTMLDivElement>()
  const columns = useProblemColumns({
    shelf,
    commands,
    mutesOf,
    noteOf,
    links,
    inlineSize: inlineSize / useTextScale(),
  })
  return (
    <div ref={root}>
      <ShelfList
        {...props}
        shelves={PROBLEM_SHELVES}
        columns={columns}
        textOf={(row) => t('trouble.name', { cause: rowText(row), station: placeOf(row) })}
        empty={{ title: t(`problems.empty.${shelf}`), detail: t(`problems.emptyDetail.${shelf}`) }}
        marked={t('problems.emptyDetail.marked')}
        note={
          stations !== undefined && (
            <>
              {t('problems.ofStations', { count: stations })}
              {lookFineHref && (
                <Wide>
                  {' · '}
                  <TextLink href={lookFineHref}>{t('problems.lookFine')}</TextLink>
                </Wide>
              )}
            </>
          )
        }
      />
    </div>
  )
}
