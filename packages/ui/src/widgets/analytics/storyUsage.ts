import type { AnalyticsSeries, SeriesKey } from '@corrente/domain/analytics'

/** The local day of the stories. */
export const STORY_TODAY = '2026-03-14'
const DAY_MS = 86_400_000

const daily = (key: SeriesKey, days: number, of: (i: number) => number): AnalyticsSeries => ({
  key,
  rawKey: key,
  title: '',
  points: Array.from({ length: days }, (_, i) => ({
    x: new Date(Date.parse(`${STORY_TODAY}T00:00:00Z`) - (days - 1 - i) * DAY_MS).toISOString().slice(0, 10),
    y: of(i),
  })),
})
const other = (key: SeriesKey, values: Readonly<Record<string, number>>): AnalyticsSeries => ({
  key,
  rawKey: key,
  title: '',
  points: Object.entries(values).map(([x, y]) => ({ x: key === 'popularHours' ? Number(x) : x, y })),
})

/** A reply of so many days, with one day missing where it is asked for. */
export function storyUsage(days: number, missing = -1): readonly AnalyticsSeries[] {
  const wave = (i: number) => 20 + ((i * 7) % 13)
  const series = [
    daily('recharges', days, wave),
    daily('duration', days, (i) => wave(i) * 2400),
    daily('consumption', days, (i) => wave(i) * 14.5),
    daily('autonomy', days, (i) => wave(i) * 87),
    other('lengthOfStay', { '<1h': 520, '1h-2h': 166, '2h-4h': 61, '>4h': 34 }),
    other(
      'popularHours',
      Object.fromEntries(
        Array.from({ length: 24 }, (_, hour) => [hour, hour < 6 ? hour + 1 : 30 + ((hour * 11) % 40)]),
      ),
    ),
    other('carBrands', {
      Arara: 108,
      Onça: 98,
      Tucano: 82,
      Capivara: 60,
      Lobo: 132,
      Jabuti: 44,
      Sabiá: 31,
      Ema: 12,
    }),
  ]
  return series.map((each) => ({
    ...each,
    points: each.points.filter(
      (_, i) => typeof each.points[i]?.x !== 'string' || i !== missing || each.points.length < 7,
    ),
  }))
}
