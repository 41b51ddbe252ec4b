import { clockOf } from '@corrente/domain/logs'
import { Copy, Download, X } from 'lucide-react'
import { useState } from 'react'
import { Switch } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton } from '../../../primitives/index.ts'
import type { LogMarks } from '../LogLines/LogLines.tsx'
import { rowOfLine } from '../logText.ts'
import { Strip } from './LogView.styles.ts'
import type { LogViewProps, ShownLog } from './logViewProps.ts'

export interface LogPartBarProps extends Pick<LogViewProps, 'onPart' | 'onSavePart' | 'onCopyText'> {
  log: ShownLog
  marks: LogMarks
  onClear: () => void
}

/** What can be done with the lines between two marks: for the manufacturer, who needs no card numbers. */
export function LogPartBar({ log, marks, onClear, onPart, onSavePart, onCopyText }: LogPartBarProps) {
  const t = useText('logs')
  const { integer } = useFormats()
  const [isMasked, setMasked] = useState(true)
  const [end, setEnd] = useState<'copied' | 'saved' | 'failed'>()
  const { from, to } = marks
  if (from === undefined || to === undefined)
    return (
      <Strip role="status">
        {t('part.second', { number: integer((from ?? 0) + 1) })}
        <Button size="small" onClick={onClear}>
          {t('part.clear')}
        </Button>
      </Strip>
    )
  const rows = log.answer?.rows
  const count = rowOfLine(rows, to + 1) - rowOfLine(rows, from)
  const clock = (line: number) =>
    clockOf(log.text.rawAt(line)) ?? t('part.line', { number: integer(line + 1) })
  const make = async (use: (text: string) => void | Promise<void>, done: 'copied' | 'saved') => {
    try {
      await use(await onPart({ from, to, isMasked }))
      setEnd(done)
    } catch {
      setEnd('failed')
    }
  }
  return (
    <Strip role="group" aria-label={t('part.label')}>
      <strong>
        {t('part.range', { from: clock(from), to: clock(to), lines: t('part.lines', { count }) })}
      </strong>
      <Switch label={t('part.masked')} isOn={isMasked} onChange={setMasked} />
      <Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void make(onCopyText, 'copied')}>
        {t('part.copy')}
      </Button>
      <Button
        size="small"
        icon={<Download aria-hidden="true" />}
        onClick={() => void make(onSavePart, 'saved')}
      >
        {t('part.save')}
      </Button>
      <IconButton size="small" label={t('part.clear')} icon={<X aria-hidden="true" />} onClick={onClear} />
      <span role="status">{end && t(`part.end.${end}`)}</span>
    </Strip>
  )
}
