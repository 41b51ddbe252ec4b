import { theme } from '@corrente/themes'
import { ArrowUpToLine } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Button } from '../../primitives/index.ts'
import { EVERYTHING_SELECTED, NO_SELECTION, selectedCount } from '../selection.ts'
import { PageTick, type TablePageTick } from './PageTick.tsx'
import type { TableSelecting } from './tableProps.ts'

const WORDS_LEAST = '180px'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-block-size: 28px;
  padding-inline: ${theme.space[3]} ${theme.space[2]};

  &[data-ticks] {
    gap: ${theme.space[1]};
    /* Its button has room of its own. */
    margin-block-start: calc(-1 * ${theme.space[1]});
    padding-inline-start: 1px;
  }
`
/** Above the ticks of the cards. */
const Tick = styled.span`
  inline-size: 32px;
`
/** Long words take a second line rather than the options' place; a button that leaves them no room goes below. */
const Words = styled.div`
  flex: 1 1 ${WORDS_LEAST};
  min-inline-size: 0;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
const Count = styled.span`
  color: ${theme.fg.default};
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.semibold};
`
const Rest = styled.span`
  flex: 1 1 0;
`

export interface TableBarProps<T> {
  selecting: TableSelecting<T> | undefined
  /** Rows of the whole list. */
  total: number
  /** How much of the page is ticked, where no heading has it. */
  tick: TablePageTick | undefined
  /** Ticks changed from here. */
  onSelect: (selection: TableSelecting<T>['selection']) => void
  newRows: { readonly count: number; readonly onShow: () => void } | undefined
  note: ReactNode
  /** The list's options, at the end. */
  options: ReactNode
}

/** The line above the headings: what is ticked and what can be done with it, else the note; always as high. */
export function TableBar<T>(props: TableBarProps<T>) {
  const { selecting, total, tick, onSelect, newRows, note, options } = props
  const t = useText('table')
  const count = selecting ? selectedCount(selecting.selection, total) : 0
  const canSelectAll = selecting?.canSelectAll === true && count > 0 && count < total
  return (
    <Bar data-ticks={tick ? '' : undefined}>
      {tick ? (
        <Tick>
          <PageTick tick={tick} />
        </Tick>
      ) : null}
      {selecting && count > 0 ? (
        <>
          <Count>{t('selected', { count })}</Count>
          {selecting.actions}
          {canSelectAll ? (
            <Button size="small" onClick={() => onSelect(EVERYTHING_SELECTED)}>
              {t('selectAll', { count: total })}
            </Button>
          ) : null}
          <Button size="small" tone="ghost" onClick={() => onSelect(NO_SELECTION)}>
            {t('clearSelection')}
          </Button>
          <Rest />
        </>
      ) : (
        <Words>{note}</Words>
      )}
      {newRows && newRows.count > 0 ? (
        <Button size="small" icon={<ArrowUpToLine aria-hidden="true" size={14} />} onClick={newRows.onShow}>
          {t('newRows', { count: newRows.count })}
        </Button>
      ) : null}
      {options}
    </Bar>
  )
}
