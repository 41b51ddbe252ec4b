import { type FooterTotals, MOVEMENTS_READ_MAX } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Switch } from '../../../forms/index.ts'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Progress } from '../../../primitives/index.ts'

const Bar = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`
const Sum = styled.span`
  strong {
    ${tabularNumbers}
  }
`

/** How the reading of all movements of the filter stands. */
export interface ReadingAll {
  /** `limited`: only the first 10,000 were read. */
  readonly state: 'idle' | 'reading' | 'failed' | 'done' | 'limited'
  readonly read: number
  readonly total: number | undefined
}

export interface SelectionFooterProps {
  totals: FooterTotals
  /** How many are ticked, over all pages. */
  count: number
  /** All there are; undefined: no reply counted. */
  total: number | undefined
  isWithoutWallet: boolean
  onWithoutWallet: (isOn: boolean) => void
  all: ReadingAll
  onAll: () => void
  onCancelAll: () => void
  onClear: () => void
}

/** What the ticked movements come to, over all pages: two sums for each coin, and how many are in neither (FIN-007, FIN-023). */
export function SelectionFooter(props: SelectionFooterProps) {
  const { totals, count, total, all } = props
  const t = useText('financial')
  const { integer, money } = useFormats()
  return (
    <Bar aria-label={t('footer.label')}>
      <Line>
        <strong>{t('footer.ticked', { count, shown: integer(count) })}</strong>
        <Switch
          label={t('footer.withoutWallet')}
          isOn={props.isWithoutWallet}
          onChange={props.onWithoutWallet}
        />
        {total !== undefined && total > count && all.state !== 'reading' && (
          <Button size="small" onClick={props.onAll}>
            {t('footer.all', { shown: integer(total) })}
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={props.onClear}>
          {t('footer.clear')}
        </Button>
      </Line>
      {all.state === 'reading' && (
        <Progress
          label={t('footer.reading')}
          value={all.total ? all.read / all.total : undefined}
          note={
            all.total === undefined
              ? undefined
              : t('footer.readSoFar', { read: integer(all.read), total: integer(all.total) })
          }
          onCancel={props.onCancelAll}
        />
      )}
      {all.state === 'failed' && <Banner tone="danger">{t('footer.readFailed')}</Banner>}
      {all.state === 'limited' && (
        <Banner tone="warning">{t('footer.limited', { shown: integer(MOVEMENTS_READ_MAX) })}</Banner>
      )}
      {totals.coins.map(({ currency, approved, open }) => (
        <Line key={currency}>
          <Sum>
            {t('footer.approved')}: <strong>{money(approved / 100, currency)}</strong>
          </Sum>
          <Sum>
            {t('footer.open')}: <strong>{money(open / 100, currency)}</strong>
          </Sum>
        </Line>
      ))}
      {totals.inNeither > 0 && <span>{t('footer.neither', { count: totals.inNeither })}</span>}
      {totals.fromWallet > 0 && <span>{t('footer.fromWallet', { count: totals.fromWallet })}</span>}
    </Bar>
  )
}
