import { LOG_LEVELS, type LogLevel } from '@corrente/domain/logs'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton } from '../../../primitives/index.ts'
import { Level, Muted, Steps, Strip, Wide } from './LogView.styles.ts'
import type { ShownLog } from './logViewProps.ts'

export interface LogSummaryProps {
  log: ShownLog
  /** Which of the shown errors is selected, from 1; 0 for none. */
  error: number
  onError: (step: 1 | -1) => void
  onStation: (station: string) => void
}

const MOST_STATIONS = 3
/** Counted also where no line names them. */
const ALWAYS: readonly LogLevel[] = ['INFO', 'WARN', 'ERROR']

/** How many lines of each level the log has, which stations say the errors, and the way from error to error. */
export function LogSummary({ log, error, onError, onStation }: LogSummaryProps) {
  const t = useText('logs')
  const { integer } = useFormats()
  const { counts, stations } = log.facts
  const failures = counts.ERROR + counts.FATAL
  const errors = log.answer?.errors.length ?? failures
  const worst = stations.filter((each) => each.errors > 0 || each.warnings > 0).slice(0, MOST_STATIONS)
  return (
    <Strip role="group" aria-label={t('summary.label')}>
      {LOG_LEVELS.filter((level) => ALWAYS.includes(level) || counts[level] > 0).map((level) => (
        <Level key={level} $level={level}>
          {level} {integer(counts[level])}
        </Level>
      ))}
      {errors > 0 ? (
        <Steps>
          <IconButton
            size="small"
            label={t('summary.errorBefore')}
            icon={<ChevronUp aria-hidden="true" />}
            onClick={() => onError(-1)}
          />
          <output>
            {t('summary.errorOf', { error: error > 0 ? integer(error) : '–', count: integer(errors) })}
          </output>
          <IconButton
            size="small"
            label={t('summary.errorNext')}
            icon={<ChevronDown aria-hidden="true" />}
            onClick={() => onError(1)}
          />
        </Steps>
      ) : (
        <Muted>{t(failures > 0 ? 'summary.noneShown' : 'summary.none')}</Muted>
      )}
      <Wide>
        {worst.map(({ id, errors: own, warnings }) => (
          <Button key={id} size="small" onClick={() => onStation(id)}>
            {t('summary.station', { id, errors: integer(own), warnings: integer(warnings) })}
          </Button>
        ))}
      </Wide>
    </Strip>
  )
}
