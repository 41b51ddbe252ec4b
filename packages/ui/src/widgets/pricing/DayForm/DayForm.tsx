import { clockOf } from '@corrente/domain/day-plan'
import {
  checkTariff,
  conflictsOf,
  isCrossing,
  NO_TARIFF,
  type Period,
  type Tariff,
  tariffForm,
  tariffOfForm,
  type WeekDay,
  type Weekday,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Switch } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, IconButton, Panel } from '../../../primitives/index.ts'
import { PeriodDialog } from '../PeriodDialog/PeriodDialog.tsx'
import { TariffFields } from '../TariffFields/TariffFields.tsx'
import { useTariffWords } from '../useTariffWords.ts'

export interface DayFormProps {
  day: Weekday
  value: WeekDay
  onChange: (next: WeekDay) => void
  /** A key for a new entry. */
  newKey: () => string
  /** Why nothing can be changed. */
  disabledReason?: string | undefined
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
`

/** The switch of a day: its rule is made when it is first switched on; off takes its periods along (DPR-018). */
export function switchDay(value: WeekDay, isOn: boolean, newKey: () => string): WeekDay {
  const general = value.general ?? { key: newKey(), uuid: null, tariff: NO_TARIFF, isActive: isOn }
  return {
    general: { ...general, isActive: isOn },
    periods: value.periods.map((period) => ({ ...period, isActive: isOn })),
  }
}

const byStart = (one: Period, other: Period) => one.start - other.start || one.end - other.end

function Periods({ value, onChange, newKey, disabledReason }: DayFormProps) {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const [open, setOpen] = useState<{ readonly period: Period | undefined }>()
  const conflicts = conflictsOf(value)
  const put = (period: Period) =>
    onChange({
      ...value,
      periods: [...value.periods.filter(({ key }) => key !== period.key), period].toSorted(byStart),
    })
  const timesOf = (period: Period) =>
    `${clockOf(period.start)}–${clockOf(isCrossing(period) ? period.end - 1440 : period.end)}`
  return (
    <Panel
      title={t('day.periods')}
      actions={
        !disabledReason && (
          <Button size="small" icon={<Plus size={16} />} onClick={() => setOpen({ period: undefined })}>
            {t('period.add')}
          </Button>
        )
      }
      {...(value.periods.length === 0 && { state: { kind: 'empty' as const, title: t('period.none') } })}
    >
      <ul>
        {value.periods.map((period) => (
          <Row key={period.key}>
            <div>
              <strong>{timesOf(period)}</strong> {isCrossing(period) && t('day.nextDay')}{' '}
              {words.line(period.tariff)}{' '}
              {conflicts.has(period.key) && <Badge tone="warning">{t('mark.conflict')}</Badge>}{' '}
              {!period.isActive && <Badge>{t('day.inactive')}</Badge>}
            </div>
            {!disabledReason && (
              <div>
                <IconButton
                  size="small"
                  icon={<Pencil size={16} />}
                  label={t('period.editThis', { times: timesOf(period) })}
                  onClick={() => setOpen({ period })}
                />
                <IconButton
                  size="small"
                  icon={<Trash2 size={16} />}
                  label={t('period.removeThis', { times: timesOf(period) })}
                  onClick={() =>
                    onChange({ ...value, periods: value.periods.filter(({ key }) => key !== period.key) })
                  }
                />
              </div>
            )}
          </Row>
        ))}
      </ul>
      {open && (
        <PeriodDialog
          period={open.period}
          others={value.periods.filter(({ key }) => key !== open.period?.key)}
          onClose={() => setOpen(undefined)}
          onKeep={(span, tariff) => {
            put({
              ...(open.period ?? { key: newKey(), uuid: null, isActive: value.general?.isActive ?? true }),
              ...span,
              tariff,
            })
            setOpen(undefined)
          }}
        />
      )}
    </Panel>
  )
}

/** The rule of a weekday and its periods (DPR-009, DPR-018 to DPR-029). */
export function DayForm(props: DayFormProps) {
  const { day, value, onChange, newKey, disabledReason } = props
  const t = useText('pricing-profiles')
  const { general } = value
  const [form, setForm] = useState(() => tariffForm(general?.tariff ?? null))
  const put = (tariff: Tariff) =>
    onChange({
      ...value,
      general: { ...(general ?? { key: newKey(), uuid: null, isActive: true }), tariff },
    })
  return (
    <Stack gap={4}>
      <Panel title={t('day.general', { day: t(`day.${day}`) })}>
        <Stack gap={4}>
          <Switch
            label={t('day.switch')}
            hint={t('day.switchHint')}
            isOn={general?.isActive ?? false}
            disabledReason={disabledReason}
            onChange={(isOn) => onChange(switchDay(value, isOn, newKey))}
          />
          <TariffFields
            value={form}
            problems={checkTariff(form, false)}
            disabledReason={disabledReason}
            onChange={(change) => {
              const next = change(form)
              setForm(next)
              put(tariffOfForm(next))
            }}
          />
          <p>{t('day.free')}</p>
        </Stack>
      </Panel>
      <Periods {...props} />
    </Stack>
  )
}
