import { type MeterReading, meterLoad } from '@corrente/domain/smart-charging'
import { type Loadable, useNow } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, Skeleton } from '../../../primitives/index.ts'
import { PhaseGauges } from '../PhaseGauges/PhaseGauges.tsx'
import { AGE_EVERY_MS } from '../ReadingPanel/ReadingBody.tsx'
import { ReadingTrace, type ReadingTraceProps } from '../ReadingTrace/ReadingTrace.tsx'

export interface LoadPanelProps extends ReadingTraceProps {
  /** The latest reading; what is missing or failed, the banner of the meter says. */
  reading: Loadable<MeterReading | 'missing'>
}

/** The phases of a group's meter against the limit, and how they came to it. */
export function LoadPanel({ reading, ...trace }: LoadPanelProps) {
  const t = useText('smart-charging')
  const now = useNow(AGE_EVERY_MS)
  const { data } = reading
  if (data === 'missing' || (data === undefined && reading.state !== 'loading')) return null
  const load = data && meterLoad(data, trace.limit, now)
  return (
    <Stack gap={4}>
      <Panel
        title={t('reading.against')}
        state={
          load
            ? { kind: 'ready' }
            : { kind: 'loading', skeleton: <Skeleton shape="block" blockSize="72px" /> }
        }
      >
        {load && <PhaseGauges phases={load.phases} limit={trace.limit} isOld={load.state === 'silent'} />}
      </Panel>
      <ReadingTrace {...trace} />
    </Stack>
  )
}
