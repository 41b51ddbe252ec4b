import {
  addPeriods,
  type EditResult,
  EMPTY_WEEK,
  everyDay,
  NO_TARIFF,
  type PricingWeek,
  putGeneral,
  WEEKDAYS,
} from '@corrente/domain/pricing'

const done = (result: EditResult): PricingWeek => {
  if (!result.isDone) throw new Error(`refused: ${result.why}`)
  return result.week
}
const WORKDAYS = WEEKDAYS.slice(0, 5)

/** The base price of a quiet hour. */
export const BASE = { ...NO_TARIFF, start: 1, kwh: 1.9, idle: 0.5, fee: 0.05, tax: 0.15 }
/** The evening's. */
export const DEAR = { ...BASE, kwh: 2.3 }

const based = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: BASE, isActive: true }).week
/** Evenings dearer from Monday to Friday; Saturday's night runs into Sunday; a draft and one by the minute. */
export const STORY_WEEK = [
  (week: PricingWeek) => addPeriods(week, WORKDAYS, { start: 1080, end: 1320 }, DEAR),
  (week: PricingWeek) => addPeriods(week, ['SATURDAY'], { start: 1320, end: 1800 }, { ...BASE, kwh: 1.2 }),
  (week: PricingWeek) =>
    addPeriods(week, ['SUNDAY'], { start: 600, end: 840 }, { ...BASE, kwh: 0, minute: 0.35 }),
  (week: PricingWeek) => addPeriods(week, ['WEDNESDAY'], { start: 360, end: 480 }, null),
].reduce((week, edit) => done(edit(week)), based)

/** Two loaded periods at one time, and one that crosses midnight. */
export const CONFLICT_WEEK: PricingWeek = {
  ...based,
  days: {
    ...based.days,
    MONDAY: {
      general: based.days.MONDAY.general,
      periods: [
        { key: 'a', uuid: 'a', isActive: true, tariff: DEAR, start: 480, end: 720 },
        { key: 'b', uuid: 'b', isActive: true, tariff: { ...DEAR, kwh: 3 }, start: 600, end: 780 },
        { key: 'c', uuid: 'c', isActive: true, tariff: DEAR, start: 1200, end: 1680 },
      ],
    },
  },
}

/** The dates of a week with Christmas in it. */
export const CHRISTMAS_DATES = everyDay((day) => `2026-12-${21 + WEEKDAYS.indexOf(day)}`)
/** The week with another price on its Thursday and Friday, in that week alone. */
export const CHRISTMAS_WEEK: PricingWeek = {
  ...STORY_WEEK,
  exceptions: [
    {
      ...{ key: 'x', uuid: 'x', isActive: true, from: '2026-12-24', to: '2026-12-25' },
      tariff: { ...BASE, kwh: 3.1 },
    },
  ],
}
