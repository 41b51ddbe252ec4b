import { isFlapping, type ProblemNote, type ProblemRow } from '@corrente/domain/alerts'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, StatusMark, TextLink } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { NarrowMoment } from '../NarrowMoment.tsx'
import type { ProblemLinks } from './StationLinks.tsx'
import { placeOf } from './useProblemText.ts'

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
/** The time and what can be done, in one line below the words. */
const Foot = styled(Line)`
  justify-content: space-between;
`
/** Its first lines; the whole stands in the panel. */
const Noted = styled.small`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`
const TICK_MS = 10_000

export interface ProblemCellProps {
  readonly row: ProblemRow
  readonly text: string
  readonly note: ProblemNote | undefined
  readonly links: Pick<ProblemLinks, 'station'>
  /** What can be done, where that has no column. */
  readonly children: ReactNode
}

/** What is wrong, at which station and connector, and who charges there meanwhile. */
export function ProblemCell({ row, text, note, links, children }: ProblemCellProps) {
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
  const moment = <NarrowMoment>{timestamp(row.since, 'DD/MM/YYYY HH:mm')}</NarrowMoment>
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
      {children ? (
        <Foot>
          {moment}
          {children}
        </Foot>
      ) : (
        moment
      )}
    </What>
  )
}
