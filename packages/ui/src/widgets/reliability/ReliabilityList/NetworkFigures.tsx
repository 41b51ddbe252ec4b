import { FEW, type Formula, type Missing, type Summary, wilson } from '@corrente/domain/book'
import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, FigureCell, FigureNote, FigureStrip, Popover, TextLink } from '../../../primitives/index.ts'
import { useMinutes } from './useMinutes.ts'

/** What all numbers of the page were read from. */
export interface ReadFrom {
  readonly at: EpochMs
  /** The recharges of the period, as their list shows them; undefined: this user may not see it. */
  readonly rechargesHref: string | undefined
  readonly calls: number
  readonly stations: number
  readonly recharges: number
  readonly events: number
  readonly missing: Missing
}

/** What is counted in recharges; the outages behind the hours stand in the rows below. */
const OF_RECHARGES: ReadonlySet<Formula> = new Set(['turnedAway', 'success', 'firstTry'])

/** The button brings its own room. */
const Cell = styled(FigureCell)`
  gap: 0;
`
const Notes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  inline-size: min(340px, 80vw);
  font-size: ${theme.font.size[13]};

  p {
    margin: 0;
  }
  p + p {
    color: ${theme.fg.muted};
  }
`

interface NumberProps {
  formula: Formula
  /** As it is shown. */
  value: string
  /** Few attempts: the number is grey and says so. */
  isFew?: boolean
  readFrom: ReadFrom
  /** What else belongs to it. */
  children?: ReactNode
}

/** A number that opens to its formula, what it was read from, and what is missing. */
function OpenNumber({ formula, value, isFew = false, readFrom, children }: NumberProps) {
  const t = useText('reliability')
  const minutes = useMinutes()
  const { timeOfDay } = useFormats()
  const { at, missing, rechargesHref, ...read } = readFrom
  const name = t(`figure.${formula}`)
  return (
    <Cell>
      <FigureNote>{name}</FigureNote>
      <Popover
        label={t('formula.open', { name })}
        trigger={
          <Button size="small" tone="ghost" aria-label={`${name}: ${value}`}>
            {isFew ? <FigureNote>{value}</FigureNote> : <strong>{value}</strong>}
          </Button>
        }
      >
        <Notes>
          <p>{t(`formula.${formula}`)}</p>
          {children}
          {isFew && <p>{t('few', { count: FEW })}</p>}
          <p>{t('readFrom', { ...read, time: timeOfDay(at) })}</p>
          <p>
            {t('missing', {
              recharges: missing.recharges,
              events: missing.events,
              doubtful: missing.doubtful,
              hours: missing.hours,
              history: minutes(missing.history),
            })}
          </p>
          {rechargesHref !== undefined && OF_RECHARGES.has(formula) && (
            <TextLink href={rechargesHref}>{t('rechargesBehind')}</TextLink>
          )}
        </Notes>
      </Popover>
    </Cell>
  )
}

/** The numbers of the whole network. */
export function NetworkFigures({ summary, readFrom }: { summary: Summary; readFrom: ReadFrom }) {
  const t = useText('reliability')
  const { number, percent } = useFormats()
  const minutes = useMinutes()
  const share = (value: number | undefined) => percent(value === undefined ? undefined : value * 100)
  const rate = (part: number, whole: number) => share(whole > 0 ? part / whole : undefined)
  const interval = (part: number, whole: number) => {
    const bounds = wilson(part, whole)
    return (
      bounds && <p>{t('interval', { low: share(bounds.low), high: share(bounds.high), count: whole })}</p>
    )
  }
  const { attempts, successes, visits, firstTries, turnedAway, mended } = summary
  const uptimes = [
    ['couldCharge', summary.couldCharge],
    ['nevi', summary.nevi],
    ['uk', summary.uk],
  ] as const
  return (
    <FigureStrip aria-label={t('network')}>
      <OpenNumber formula="turnedAway" value={number(turnedAway)} readFrom={readFrom} />
      <OpenNumber
        formula="success"
        value={rate(successes, attempts)}
        isFew={attempts < FEW}
        readFrom={readFrom}
      >
        {interval(successes, attempts)}
      </OpenNumber>
      <OpenNumber
        formula="firstTry"
        value={rate(firstTries, visits)}
        isFew={visits < FEW}
        readFrom={readFrom}
      >
        {interval(firstTries, visits)}
      </OpenNumber>
      {uptimes.map(([formula, { share: value, excluded }]) => (
        <OpenNumber key={formula} formula={formula} value={share(value)} readFrom={readFrom}>
          {excluded.map(({ reason, minutes: each }) => (
            <p key={reason}>{t('excluded', { reason: t(`state.${reason}`), time: minutes(each) })}</p>
          ))}
        </OpenNumber>
      ))}
      <OpenNumber formula="mended" value={minutes(mended.median)} readFrom={readFrom}>
        <p>{t('mendedMore', { p90: minutes(mended.p90), count: mended.count, unsure: mended.unsure })}</p>
        {mended.open.length > 0 && (
          <p>{t('open', { count: mended.open.length, longest: minutes(mended.open[0]) })}</p>
        )}
      </OpenNumber>
    </FigureStrip>
  )
}
