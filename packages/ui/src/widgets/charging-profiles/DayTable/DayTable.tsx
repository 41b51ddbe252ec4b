import { type DayCurve, runsOf } from '@corrente/domain/charging-profiles'
import { clockOf } from '@corrente/domain/day-plan'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useCurveWords } from '../useCurveWords.ts'

export interface DayTableProps {
  curve: DayCurve
}

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 420px;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  caption {
    padding-block-end: ${theme.space[1]};
    color: ${theme.fg.muted};
    text-align: start;
  }
  th,
  td {
    padding: ${theme.space[1]} ${theme.space[2]};
    border-block-end: 1px solid ${theme.border.default};
    text-align: start;
  }
  th {
    font-weight: ${theme.font.weight.medium};
  }
`
const Muted = styled.span`
  color: ${theme.fg.muted};
`

/** The whole day as a table: the twin of the curve, with as many rows as a charger holds periods. */
export function DayTable({ curve }: DayTableProps) {
  const t = useText('charging-profiles')
  const words = useCurveWords()
  const runs = runsOf(curve)
  return (
    <Table>
      <caption>
        {t('curve.table')} · {t('curve.periods', { count: runs.length })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('rows.from')}</th>
          <th scope="col">{t('rows.to')}</th>
          <th scope="col">{t('rows.limit')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ start, end, limit }) => (
          <tr key={start}>
            <td>{clockOf(start)}</td>
            <td>{clockOf(end)}</td>
            <td>
              {words.amps(limit)}{' '}
              {limit !== undefined && limit === curve.defaultLimit && <Muted>({t('curve.isDefault')})</Muted>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
