import { clockOf } from '@corrente/domain/day-plan'
import {
  changePeriod,
  checkTariff,
  clearPeriods,
  conflictsOf,
  type EditResult,
  isCrossing,
  isSameTariff,
  NO_TARIFF,
  type Period,
  PRICE_PARTS,
  type PricingWeek,
  periodStandingAt,
  putGeneral,
  switchDay,
  type TariffForm,
  type TypedPeriod,
  tariffForm,
  tariffOfForm,
  type Weekday,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Switch } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, IconButton, Panel } from '../../../primitives/index.ts'
import { PeriodDialog } from '../PeriodDialog/PeriodDialog.tsx'
import { SplitNote } from '../SplitNote/SplitNote.tsx'
import { TariffFields } from '../TariffFields/TariffFields.tsx'
import { useTariffWords } from '../useTariffWords.ts'

export interface DayFormProps {
  day: Weekday
  week: PricingWeek
  /** The week as it was loaded. */
  before: PricingWeek
  /** @param visit - the same for all that is typed in one visit of a field: one step to take back */
  onChange: (next: PricingWeek, visit?: object) => void
  /** A period that was being typed when the day was last open: it opens with it. */
  typed?: TypedPeriod | undefined
  /** The period that is being typed and not kept so far. Keep the function while nothing changes. */
  onTyped?: ((typed: TypedPeriod | undefined) => void) | undefined
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

const Fields = styled.div`
  min-inline-size: 0;
`

const byStart = (one: Period, other: Period) => one.start - other.start || one.end - other.end

/** The week with one more period, on as its day is. */
function withNew(week: PricingWeek, day: Weekday, period: Omit<Period, 'isActive' | 'uuid'>): PricingWeek {
  const { general, periods } = week.days[day]
  const added = { ...period, uuid: null, isActive: general?.isActive ?? true }
  return {
    ...week,
    days: { ...week.days, [day]: { general, periods: [...periods, added].toSorted(byStart) } },
  }
}

/** The period whose dialog is open; undefined: a new one. */
interface OpenPeriod {
  readonly period: Period | undefined
  readonly typed?: TypedPeriod | undefined
}

function Periods({ day, week, onChange, typed, onTyped, newKey, disabledReason }: DayFormProps) {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const [open, setOpen] = useState<OpenPeriod | undefined>(
    () => typed && { period: typed.of && periodStandingAt(week, day, typed.of), typed },
  )
  const { periods } = week.days[day]
  const conflicts = conflictsOf(week.days[day])
  const make = (result: EditResult) => {
    if (result.isDone) onChange(result.week)
    return result.isDone
  }
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
      {...(periods.length === 0 && { state: { kind: 'empty' as const, title: t('period.none') } })}
    >
      <ul>
        {periods.map((period) => (
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
                  onClick={() => make(clearPeriods(week, [period.key]))}
                />
              </div>
            )}
          </Row>
        ))}
      </ul>
      {open && (
        <PeriodDialog
          period={open.period}
          others={periods.filter(({ key }) => key !== open.period?.key)}
          typed={open.typed}
          onTyped={onTyped}
          onClose={() => setOpen(undefined)}
          onKeep={(span, tariff) => {
            const { period } = open
            if (!period) onChange(withNew(week, day, { key: newKey(), ...span, tariff }))
            // What stands as it was loaded is no edit: a night stays one, and is sent as it came.
            else if (
              !(
                isSameTariff(tariff, period.tariff) &&
                span.start === period.start &&
                span.end === period.end
              ) &&
              !make(changePeriod(week, period.key, { span, tariff }))
            )
              return false
            setOpen(undefined)
            return true
          }}
        />
      )}
    </Panel>
  )
}

const missingOf = (form: TariffForm) => [...checkTariff(form, false).missing]
const switchesOf = ({ parts }: TariffForm) => PRICE_PARTS.filter((part) => parts[part].isOn).join()

/** The fields of a day's rule: what is typed, as long as it says what the week says; undo and a found draft change that. */
function useRuleForm({ day, week, onChange }: DayFormProps) {
  const { general } = week.days[day]
  const [typed, setTyped] = useState<TariffForm>()
  // A visit ends where another field takes the focus: all that is typed in it is one step.
  const visit = useRef<object>({})
  const isTyped =
    typed !== undefined &&
    isSameTariff(tariffOfForm(typed), general?.tariff ?? NO_TARIFF) &&
    missingOf(typed).join() === (general?.missing ?? []).join()
  const form = isTyped ? typed : tariffForm(general?.tariff ?? null, general?.missing)
  return {
    form,
    endVisit: () => {
      visit.current = {}
    },
    change: (change: (now: TariffForm) => TariffForm) => {
      const next = change(form)
      const missing = missingOf(next)
      setTyped(next)
      if (switchesOf(next) !== switchesOf(form)) visit.current = {}
      onChange(
        putGeneral(week, [day], {
          tariff: tariffOfForm(next),
          isActive: general?.isActive ?? true,
          missing: missing.length > 0 ? missing : undefined,
        }).week,
        visit.current,
      )
    },
  }
}

/** The rule of a weekday and its periods (DPR-009, DPR-018 to DPR-029). */
export function DayForm(props: DayFormProps) {
  const { day, week, before, onChange, disabledReason } = props
  const t = useText('pricing-profiles')
  const { form, change, endVisit } = useRuleForm(props)
  return (
    <Stack gap={4}>
      <SplitNote {...{ before, week }} />
      <Panel title={t('day.general', { day: t(`day.${day}`) })}>
        <Fields onFocus={endVisit} onBlur={endVisit}>
          <Stack gap={4}>
            <Switch
              label={t('day.switch')}
              hint={t('day.switchHint')}
              isOn={week.days[day].general?.isActive ?? false}
              disabledReason={disabledReason}
              onChange={(isOn) => onChange(switchDay(week, day, isOn).week)}
            />
            <TariffFields
              value={form}
              problems={checkTariff(form, false)}
              disabledReason={disabledReason}
              onChange={change}
            />
            <p>{t('day.free')}</p>
          </Stack>
        </Fields>
      </Panel>
      <Periods {...props} />
    </Stack>
  )
}
