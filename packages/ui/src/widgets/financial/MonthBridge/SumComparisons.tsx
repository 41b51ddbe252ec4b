import type { SumComparison } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, shownOf, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, Skeleton } from '../../../primitives/index.ts'

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  h3 {
    font-size: ${theme.font.size[14]};
  }
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  list-style: none;
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`

/** The rows' own sums beside the server's, each with its difference: a month is closed where there is none. */
export function SumComparisons({ sums }: { sums: Loadable<readonly SumComparison[]> }) {
  const t = useText('month-check')
  const tc = useText('common')
  const tf = useText('financial')
  const { money } = useFormats()
  const shown = shownOf(sums)
  const amount = (hundredths: number) => money(hundredths / 100)
  return (
    <Root aria-label={t('server.title')}>
      <h3>{t('server.title')}</h3>
      {shown === 'loading' && <Skeleton shape="text" />}
      {shown === 'failed' && (
        <Inline gap={2} wraps>
          <span role="alert">{tf('card.failed')}</span>
          <Button size="small" isBusy={sums.isRetrying} onClick={sums.retry}>
            {tc('action.retry')}
          </Button>
        </Inline>
      )}
      <List role="list">
        {sums.data?.map(({ what, rows, server, difference, cause }) => (
          <Line key={what}>
            <span>
              {t('server.line', {
                what: tf(`card.${what}`),
                rows: amount(rows),
                server: server === undefined ? t('server.missing') : amount(server),
              })}
            </span>
            {difference === 0 && <Badge tone="success">{t('server.equal')}</Badge>}
            {difference !== undefined && difference !== 0 && (
              <Badge tone="warning">{t('server.difference', { amount: signed(difference, amount) })}</Badge>
            )}
            {cause && <span>{t(`cause.${cause}`)}</span>}
          </Line>
        ))}
      </List>
    </Root>
  )
}

const signed = (hundredths: number, amount: (hundredths: number) => string): string =>
  `${hundredths < 0 ? '−' : '+'}${amount(Math.abs(hundredths))}`
