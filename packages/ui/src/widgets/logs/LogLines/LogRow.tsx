import { findAll, type LogLevel, visibleText } from '@corrente/domain/logs'
import { memo } from 'react'
import { Highlighted } from '../Highlighted.tsx'
import type { LineWords } from '../useLineWords.ts'

export interface LogRowProps {
  id: string
  /** Says a line in columns. */
  say: (raw: string, pairRaw: string | undefined) => LineWords
  /** As the server wrote it. */
  raw: string
  /** The call of an answer. */
  pairRaw: string | undefined
  /** The one that the line names. */
  level: LogLevel | undefined
  /** Its number in the file, from 1, written out. */
  number: string
  row: number
  rows: number
  /** Pixels from the top of the list. */
  at: number
  search: string
  isSelected: boolean
  isPart: boolean
  /** The whole line as it came, instead of columns. */
  isRaw: boolean
}

/** Enough of a line to fill any screen. */
const RAW_MOST = 1_000

const finds = (text: string, search: string) => findAll(text, search).length > 0

/** One line in columns, styled by the list; nothing in it is ever markup. */
export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { raw, level, row, search } = props
  const words = props.say(raw, props.pairRaw)
  // What was found in a part of the line that the columns leave out is shown where it was found.
  const isHidden = finds(raw, search) && !finds(`${words.station} ${words.message}`, search)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the line that keys are about.
    <div
      id={props.id}
      role="option"
      aria-selected={props.isSelected}
      aria-setsize={props.rows}
      aria-posinset={row + 1}
      data-row={row}
      data-level={level}
      data-part={props.isPart ? '' : undefined}
      style={{ insetBlockStart: props.at }}
    >
      <span data-gutter="" data-wide="">
        {props.number}
      </span>
      <span data-clock="">{words.clock}</span>
      <span>{level}</span>
      <span data-wide="">
        {words.station && <Highlighted search={search}>{visibleText(words.station)}</Highlighted>}
      </span>
      <span dir="auto">
        <Highlighted search={search}>
          {props.isRaw || isHidden ? visibleText(raw.slice(0, RAW_MOST)) : words.message}
        </Highlighted>
      </span>
    </div>
  )
})
