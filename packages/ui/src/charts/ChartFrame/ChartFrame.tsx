import { ChartLine, Copy, Ellipsis, FileDown, ImageDown, MessageSquareQuote, Table } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { saveFile, useFormats, VisuallyHidden } from '../../foundations/index.ts'
import { Small } from '../../layout/index.ts'
import { type Translate, useText } from '../../messages/index.ts'
import { IconButton, Menu, MenuItem, Panel, type PanelState, Skeleton } from '../../primitives/index.ts'
import { type CsvCell, csvFile, csvSeparatorOf, toCsv } from '../csv.ts'
import type { PngLegend } from '../savePng.ts'
import { type ChartData, ChartTable } from './ChartTable.tsx'

/** What a frame shows inside; a refresh of shown data stays `ready`. */
export type ChartState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'empty'
      /** Default: no data in this period. */
      readonly title?: string | undefined
      readonly detail?: string | undefined
    }
  | {
      readonly kind: 'failed'
      readonly title?: string | undefined
      readonly detail?: string | undefined
      readonly onRetry?: (() => void) | undefined
      readonly isRetrying?: boolean | undefined
    }

/** What files of a chart carry besides the chart. */
export interface ChartExports {
  /** Lines below the picture's title: filter, period, zone, date. */
  readonly lines: readonly string[]
  readonly fileName: (extension: 'png' | 'csv') => string
  /** What the numbers say, in one sentence, to be copied; '' or absent: they say nothing. */
  readonly sentence?: string
}

export interface ChartFrameProps {
  /** What is drawn; the heading, the figure's caption and the name of a saved picture. */
  title: string
  /** Level of the heading in the page. Default: 2. */
  level?: 2 | 3
  /** Default: ready. */
  state?: ChartState
  /** The same data as a table and as CSV. */
  data: ChartData
  /** Lines below a saved picture. */
  legend?: readonly PngLegend[]
  /** What a saved picture says below its title, and how its files are called; with it the CSV can be saved too. */
  exports?: ChartExports | undefined
  /** A line below the title: a total, how old the data is, what could not be read. */
  note?: ReactNode
  /** Room for the drawing, CSS pixels, the same in every state, so that nothing moves. */
  blockSize: number
  /** Puts a text on the clipboard and rejects where it cannot; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
  /** The drawing: one `svg`, with what belongs to it. */
  children: ReactNode
}

const COPIED_MS = 3_000
const Figure = styled.figure`
  display: grid;
  min-block-size: var(--block);
  margin: 0;
`
const Place = styled.div`
  display: grid;
  align-items: center;
  min-block-size: var(--block);
`

/** What the panel around a chart shows in its place. */
function panelOf(state: ChartState, blockSize: number, t: Translate<'charts'>): PanelState {
  switch (state.kind) {
    case 'ready':
      return { kind: 'ready' }
    case 'loading':
      return { kind: 'loading', skeleton: <Skeleton shape="block" blockSize={`${blockSize}px`} /> }
    case 'empty':
      return {
        kind: 'empty',
        title: state.title ?? t('empty'),
        ...(state.detail && { detail: state.detail }),
      }
    case 'failed':
      return {
        kind: 'failed',
        title: state.title ?? t('errorTitle'),
        ...(state.detail && { detail: state.detail }),
        ...(state.onRetry && { onRetry: state.onRetry }),
        isRetrying: state.isRetrying ?? false,
      }
  }
}

/** A figure with its caption, its table twin and its exports; it loads, is empty and fails on its own. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    level = 2,
    state = { kind: 'ready' },
    data,
    legend = [],
    note,
    blockSize,
    onCopyText,
    exports,
  } = props
  const t = useText('charts')
  const { locale } = useFormats()
  const figure = useRef<HTMLElement>(null)
  const [isTable, setIsTable] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), COPIED_MS)
    return () => clearTimeout(timer)
  }, [said])

  const rows = (): CsvCell[][] => [
    [...data.columns],
    ...data.rows.map((row) => row.map(({ value }) => value)),
  ]
  const copy = (text: string) => {
    onCopyText?.(text).then(
      () => setSaid(t('copied')),
      () => setSaid(t('copyFailed')),
    )
  }
  const save = async () => {
    const svg = figure.current?.querySelector('svg')
    // Most visits save nothing: what draws the picture comes with the press.
    const { drawPng } = await import('../savePng.ts')
    const blob = svg ? await drawPng({ svg, title, lines: exports?.lines ?? [], legend }) : undefined
    if (blob) saveFile(blob, exports?.fileName('png') ?? `${title}.png`)
  }
  const csv = ({ lines, fileName }: ChartExports) =>
    saveFile(csvFile([...lines.map((line) => [line]), ...rows()], locale), fileName('csv'))
  const isReady = state.kind === 'ready'
  const block = { '--block': `${blockSize}px` }
  return (
    <Panel
      title={title}
      level={level}
      note={note}
      actions={
        isReady && (
          <>
            <Small role="status">{said}</Small>
            <Menu
              align="end"
              trigger={<IconButton size="small" label={t('more', { title })} icon={<Ellipsis size={16} />} />}
            >
              <MenuItem
                icon={isTable ? <ChartLine size={16} /> : <Table size={16} />}
                onSelect={() => setIsTable(!isTable)}
              >
                {isTable ? t('asChart') : t('asTable')}
              </MenuItem>
              {onCopyText && (
                <MenuItem
                  icon={<Copy size={16} />}
                  onSelect={() => copy(toCsv(rows(), csvSeparatorOf(locale)))}
                >
                  {t('copyCsv')}
                </MenuItem>
              )}
              {onCopyText && exports?.sentence && (
                <MenuItem
                  icon={<MessageSquareQuote size={16} />}
                  onSelect={() => copy([title, ...exports.lines].join('\n'))}
                >
                  {t('copySentence')}
                </MenuItem>
              )}
              {exports && (
                <MenuItem icon={<FileDown size={16} />} onSelect={() => csv(exports)}>
                  {t('saveCsv')}
                </MenuItem>
              )}
              {!isTable && (
                <MenuItem icon={<ImageDown size={16} />} onSelect={() => void save()}>
                  {t('savePng')}
                </MenuItem>
              )}
            </Menu>
          </>
        )
      }
      state={panelOf(state, blockSize, t)}
    >
      {isReady && (
        <Figure ref={figure} style={block}>
          <VisuallyHidden as="figcaption">{title}</VisuallyHidden>
          {isTable ? (
            <ChartTable title={title} data={data} blockSize={blockSize} />
          ) : (
            <Place style={block}>{props.children}</Place>
          )}
        </Figure>
      )}
    </Panel>
  )
}
