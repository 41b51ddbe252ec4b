import { BILLED_SHOWN, type BilledSince as Billed, type BilledLine } from '@corrente/domain/pricing'
import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, Button, TextLink } from '../../../primitives/index.ts'
import { EstimateBox, EstimateNote, EstimateTable, EstimateTitle } from '../Estimate.styles.ts'

export interface BilledSinceProps {
  /** When the list was changed last. */
  changedAt: EpochMs
  /** Undefined: the recharges are not read. */
  billed: Billed | undefined
  /** Asked to read them; absent once they are asked for. */
  onAsk?: (() => void) | undefined
  /** Asked for the list before the change; absent where nothing can be changed, or it stands already. */
  onRestore?: (() => void) | undefined
  /** A recharge, by its number; undefined without the right. */
  hrefOf: (id: number) => string | undefined
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`
const LineTable = styled(EstimateTable)`
  thead th + th {
    padding-inline-start: ${theme.space[2]};
    text-align: end;
  }
  a {
    white-space: nowrap;
  }
`
const Caption = styled.caption`
  padding-block-end: ${theme.space[1]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  text-align: start;
`

/** After a save: what the first recharges at the new price cost, beside those before it, and the way back. */
export function BilledSince({ changedAt, billed, onAsk, onRestore, hrefOf }: BilledSinceProps) {
  const t = useText('pricing-week')
  const { timestamp } = useFormats()
  const id = useId()
  return (
    <EstimateBox aria-labelledby={id}>
      <EstimateTitle id={id}>
        {t('billed.title', { date: timestamp(changedAt, 'DD/MM/YY HH:mm') })}
      </EstimateTitle>
      {billed ? (
        <Compared billed={billed} hrefOf={hrefOf} />
      ) : (
        <EstimateNote>{t('billed.intro')}</EstimateNote>
      )}
      {(onRestore || (!billed && onAsk)) && (
        <div>
          {!billed && onAsk && (
            <Button size="small" onClick={onAsk}>
              {t('billed.ask')}
            </Button>
          )}{' '}
          {onRestore && (
            <Button size="small" tone={billed?.leap ? 'caution' : 'neutral'} onClick={onRestore}>
              {t('billed.restore')}
            </Button>
          )}
        </div>
      )}
      {onRestore && <EstimateNote>{t('billed.restoreNote')}</EstimateNote>}
    </EstimateBox>
  )
}

function Compared({ billed, hrefOf }: Pick<BilledSinceProps, 'hrefOf'> & { readonly billed: Billed }) {
  const t = useText('pricing-week')
  const { before, since, off } = billed
  return (
    <>
      <div role="status">
        <Verdict {...billed} />
      </div>
      {off > 0 && <Banner tone="warning">{t('billed.off', { count: off })}</Banner>}
      {since.length > 0 && (
        <Tables>
          <BilledLines title={t('billed.since')} lines={since} hrefOf={hrefOf} />
          {before.length > 0 && <BilledLines title={t('billed.before')} lines={before} hrefOf={hrefOf} />}
        </Tables>
      )}
      {since.length > 0 && <EstimateNote>{t('billed.note')}</EstimateNote>}
    </>
  )
}

/** How the new price stands to the one before, in a sentence. */
function Verdict({ since, ratio, leap }: Billed) {
  const t = useText('pricing-week')
  const { number, percent } = useFormats()
  const count = since.length
  if (count === 0) return <EstimateNote>{t('billed.none')}</EstimateNote>
  if (ratio === undefined)
    return <EstimateNote>{t('billed.unknown', { count, most: BILLED_SHOWN })}</EstimateNote>
  if (leap === 'up')
    return (
      <Banner tone="danger">{t('billed.up', { count, times: number(Math.round(ratio * 10) / 10) })}</Banner>
    )
  if (leap === 'down')
    return <Banner tone="danger">{t('billed.down', { count, share: percent(ratio * 100) })}</Banner>
  return (
    <EstimateNote>
      {t('billed.like', { count, most: BILLED_SHOWN, share: percent(ratio * 100) })}
    </EstimateNote>
  )
}

export interface BilledLinesProps extends Pick<BilledSinceProps, 'hrefOf'> {
  readonly title: string
  readonly lines: readonly BilledLine[]
}

/** Recharges with what was billed and what their list says. */
export function BilledLines({ title, lines, hrefOf }: BilledLinesProps) {
  const t = useText('pricing-week')
  const { energyKwh, money, shortDay, timeOfDay } = useFormats()
  return (
    <LineTable>
      <Caption>{title}</Caption>
      <thead>
        <tr>
          <th scope="col">{t('billed.recharge')}</th>
          {(['energy', 'amount', 'list'] as const).map((each) => (
            <th key={each} scope="col">
              {t(`billed.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, startedAt, kwh, billed, expected, isOff }) => {
          const href = hrefOf(id)
          const when = `${shortDay(startedAt)} ${timeOfDay(startedAt)}`
          return (
            <tr key={id}>
              <th scope="row">
                {href === undefined ? when : <TextLink href={href}>{when}</TextLink>}{' '}
                {isOff && <Badge tone="warning">{t('billed.offOne')}</Badge>}
              </th>
              <td>{energyKwh(kwh)}</td>
              <td>{billed === undefined ? MISSING : money(billed / 100)}</td>
              <td>{money(expected / 100)}</td>
            </tr>
          )
        })}
      </tbody>
    </LineTable>
  )
}
