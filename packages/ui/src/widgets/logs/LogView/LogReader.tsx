import { WHOLE_LOG } from '@corrente/domain/logs'
import { ArrowDownToLine } from 'lucide-react'
import { Switch } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, EmptyState } from '../../../primitives/index.ts'
import { LogDetail } from '../LogDetail/LogDetail.tsx'
import { LogLines } from '../LogLines/LogLines.tsx'
import { useCoverLine } from '../useCoverLine.ts'
import { LogPartBar } from './LogPartBar.tsx'
import { LogSummary } from './LogSummary.tsx'
import { Foot } from './LogView.styles.ts'
import type { LogViewProps, ShownLog } from './logViewProps.ts'
import type { LogPlace } from './useLogPlace.ts'

export interface LogReaderProps extends Omit<LogViewProps, 'log'> {
  log: ShownLog
  place: LogPlace
}

/** A log that is here: its counts, its lines, the line that is looked at, the part that is marked. */
export function LogReader(props: LogReaderProps) {
  const { log, place, question, onQuestion, isFollowing } = props
  const t = useText('logs')
  const { integer, timeOfDay } = useFormats()
  const cover = useCoverLine()
  const rows = log.answer?.rows
  const shown = rows?.length ?? log.text.count
  const isMarking = place.marks.from !== undefined || place.marks.to !== undefined
  return (
    <>
      <LogSummary
        log={log}
        error={place.error}
        onError={place.toError}
        onStation={(station) => onQuestion({ station })}
      />
      <Notices {...props} />
      {shown === 0 ? (
        <EmptyState
          title={t('nothing.title')}
          detail={t('nothing.detail')}
          action={
            <Button onClick={() => onQuestion({ from: WHOLE_LOG.from, station: WHOLE_LOG.station })}>
              {t('nothing.clear')}
            </Button>
          }
        />
      ) : (
        <LogLines
          log={log.text}
          rows={rows}
          search={question.search}
          selected={place.selected}
          onSelect={place.select}
          marks={place.marks}
          onMark={place.mark}
          isRaw={place.isRaw}
          isShort={place.selected !== undefined}
          isAtEnd={place.isAtEnd}
          onAtEnd={place.setAtEnd}
        />
      )}
      <Foot>
        <span>
          {t('lines.count', { shown: integer(shown), count: log.text.count })}
          {log.at !== undefined && ` · ${t('lines.at', { time: timeOfDay(log.at) })}`}
        </span>
        <span role="status">
          {isFollowing && !place.isAtEnd && (
            <Button size="small" icon={<ArrowDownToLine aria-hidden="true" />} onClick={place.toEnd}>
              {place.fresh === 0 ? t('pausedQuiet') : t('paused', { count: place.fresh })}
            </Button>
          )}
        </span>
        <Switch label={t('raw')} isOn={place.isRaw} onChange={place.setRaw} />
      </Foot>
      {isMarking && (
        <LogPartBar
          log={log}
          marks={place.marks}
          onClear={place.clearMarks}
          onPart={async (part) => {
            const text = await props.onPart(part)
            return part.isMasked ? cover(text) : text
          }}
          onSavePart={props.onSavePart}
          onCopyText={props.onCopyText}
        />
      )}
      {place.selected !== undefined && place.selected < log.text.count && (
        <LogDetail
          log={log.text}
          line={place.selected}
          search={question.search}
          onGo={place.select}
          onMark={place.mark}
          onClose={() => place.select(undefined)}
          cardHref={props.cardHref}
          stationHref={props.stationHref}
          onCopyText={props.onCopyText}
        />
      )}
    </>
  )
}

/** Another day's log that waits, a read that failed: what is shown stays. */
function Notices({ hasNewDay, onNewDay, failure, log, isReading, onRead }: LogReaderProps) {
  const t = useText('logs')
  const { timeOfDay } = useFormats()
  return (
    <>
      {hasNewDay && (
        <Banner
          tone="info"
          isAnnounced
          action={
            <Button size="small" onClick={onNewDay}>
              {t('newDay.show')}
            </Button>
          }
        >
          {t('newDay.text')}
        </Banner>
      )}
      {failure && (
        <Banner
          tone="warning"
          isAnnounced
          action={
            <Button size="small" isBusy={isReading} onClick={onRead}>
              {t('again')}
            </Button>
          }
        >
          {t('stale', { time: log.at === undefined ? '?' : timeOfDay(log.at) })}
        </Banner>
      )}
    </>
  )
}
