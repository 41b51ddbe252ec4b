import { clockOf } from '@corrente/domain/day-plan'
import {
  cellsOfDate,
  type PricingWeek,
  tariffsOf,
  WEEKDAYS,
  type WeekCell,
  type Weekday,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import type { OpenBox } from '../WeekGrid/useWeekEditing.ts'
import { useWeekWords } from '../WeekGrid/useWeekWords.ts'

export interface WeekTableProps {
  week: PricingWeek
  /** The dates of a certain week, whose exceptions are rows of their own; undefined: a typical week. */
  dates?: Readonly<Record<Weekday, string>> | undefined
  /** Opens the price of a row: of a period, of a free time, of a whole day. Without it the table is read only. */
  onEdit?: ((box: OpenBox) => void) | undefined
}

const Table = styled.table`
  inline-size: 100%;
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
    font-weight: ${theme.font.weight.normal};
    vertical-align: baseline;
  }
  td:not(:nth-child(3)) {
    white-space: nowrap;
  }
`
const Day = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.semibold};
`

const boxOf = ({ day, start, end, period }: WeekCell): OpenBox =>
  period ? { on: 'period', key: period.key, at: undefined } : { on: 'new', days: [day], span: { start, end } }

/** The whole week as a table: the twin of the grid, edited by the same rules. */
export function WeekTable({ week, dates, onEdit }: WeekTableProps) {
  const t = useText('pricing-week')
  const words = useWeekWords()
  const tariffs = tariffsOf(week)
  const textOf = ({ tariff, kind, isActive }: WeekCell) => {
    const letter = words.letterOf(tariffs, tariff)
    const notes = [t(`kind.${kind}`), isActive ? '' : t('grid.inactive')].filter(Boolean).join(', ')
    return `${[words.price(tariff), letter].filter(Boolean).join(' · ')} (${notes})`
  }
  return (
    <Table>
      <caption>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('box.from')}</th>
          <th scope="col">{t('box.to')}</th>
          <th scope="col">{t('table.price')}</th>
          {onEdit && <th scope="col">{t('table.edit')}</th>}
        </tr>
      </thead>
      {WEEKDAYS.map((day) => {
        const cells = cellsOfDate(week, day, dates?.[day])
        // What an exception hides is not edited unseen.
        const edit = cells.some(({ kind }) => kind === 'exception') ? undefined : onEdit
        return (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={onEdit ? 4 : 3}>
                <Day>
                  {words.day(day)}
                  {edit && (
                    <Button
                      size="small"
                      tone="ghost"
                      aria-label={t('grid.baseOf', { day: words.dayWithin(day) })}
                      onClick={() => edit({ on: 'general', days: [day] })}
                    >
                      {t('box.general')}
                    </Button>
                  )}
                </Day>
              </th>
            </tr>
            {cells.map((cell) => (
              <tr key={`${cell.kind}${cell.period?.key ?? ''}${cell.start}`}>
                <td>{clockOf(cell.start)}</td>
                <td>{clockOf(cell.end)}</td>
                <td>{textOf(cell)}</td>
                {onEdit && (
                  <td>
                    {edit ? (
                      <Button
                        size="small"
                        tone="ghost"
                        aria-label={t('table.editPlace', { place: words.placeWithin(cell) })}
                        onClick={() => edit(boxOf(cell))}
                      >
                        {t('table.edit')}
                      </Button>
                    ) : (
                      t('grid.readOnlyHere')
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        )
      })}
    </Table>
  )
}
