import { type MeterReading, PHASES } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import { ChartFrame, LineChart } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMeterWords } from '../useMeterWords.ts'

export interface ReadingTraceProps {
  /** The readings seen since the page was opened, oldest first; those without a time are left out. */
  readings: readonly MeterReading[]
  /** Amperes per phase, drawn as a line; undefined: not known. */
  limit: number | undefined
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

const BLOCK = 200
const COLORS = { A: theme.chart.series[0], B: theme.chart.series[1], C: theme.chart.series[2] } as const

/** The current of each phase in the readings seen since the page was opened, and the limit as a line. */
export function ReadingTrace({ readings, limit, onCopyText }: ReadingTraceProps) {
  const t = useText('smart-charging')
  const { amps } = useMeterWords()
  const { timestamp, timeOfDay } = useFormats()
  const timed = useMemo(
    () => readings.flatMap(({ at, phases }) => (at === undefined ? [] : [{ at, phases }])),
    [readings],
  )
  const told = useMemo(
    () => PHASES.filter((phase) => timed.some(({ phases }) => phases[phase] !== undefined)),
    [timed],
  )
  const format = (value: number) => t('reading.amps', { amps: amps(value) })
  const series = useMemo(
    () => [
      ...told.map((phase) => ({
        key: phase,
        label: t('reading.phase', { phase }),
        color: COLORS[phase],
        points: timed.map(({ at, phases }) => ({ t: at, v: phases[phase] ?? 0 })),
      })),
      ...(limit === undefined
        ? []
        : [
            {
              key: 'limit',
              label: t('trace.limit'),
              color: theme.tone.danger.solid,
              points: timed.map(({ at }) => ({ t: at, v: limit })),
            },
          ]),
    ],
    [told, timed, limit, t],
  )
  const data = useMemo(
    () => ({
      columns: [t('trace.time'), ...told.map((phase) => `${t('reading.phase', { phase })} (A)`)],
      rows: timed.map(({ at, phases }) => [
        { value: timestamp(at, 'DD/MM/YYYY HH:mm') },
        ...told.map((phase) => ({ value: phases[phase] ?? '', text: amps(phases[phase]) })),
      ]),
    }),
    [told, timed, t, timestamp, amps],
  )
  const [first] = timed
  if (!first) return null
  const title = t('trace.title', { time: timeOfDay(first.at) })
  return (
    <ChartFrame
      title={title}
      level={3}
      blockSize={BLOCK}
      note={t('trace.since')}
      // A line needs two.
      state={timed.length < 2 ? { kind: 'empty', title: t('trace.waiting') } : { kind: 'ready' }}
      data={data}
      onCopyText={onCopyText}
    >
      <LineChart
        title={title}
        series={series}
        blockSize={BLOCK}
        format={format}
        formatTick={(value) => amps(value)}
        formatMoment={(at) => timestamp(at, 'DD/MM/YYYY HH:mm')}
        formatMomentTick={timeOfDay}
      />
    </ChartFrame>
  )
}
