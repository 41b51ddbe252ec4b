import { type KeyboardEvent, useId, useState } from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../../primitives/index.ts'
import { moveActive } from '../Combobox/listKeys.ts'
import { Input } from '../Field/Field.styles.ts'
import { Empty } from '../picking/PickList.styles.ts'
import { PickList } from '../picking/PickList.tsx'
import { addKeys, dropKeys, toggleKey } from '../picking/picks.ts'
import { findRows, type PickRow } from '../picking/rows.ts'
import { useFound } from '../picking/useRows.ts'
import { Actions, Panel, Said } from './MultiSelect.styles.ts'

export interface PickPanelProps {
  label: string
  rows: readonly PickRow[]
  chosen: readonly string[]
  onChange: (keys: readonly string[]) => void
  lockedReasonOf: ((key: string) => string | undefined) | undefined
  total: number | undefined
  onQueryChange: ((query: string) => void) | undefined
}

const LIST = 288

/** The open part of a multi-select: the search field keeps the focus, arrows walk, Enter picks and takes back. */
export function PickPanel({
  label,
  rows,
  chosen,
  onChange,
  lockedReasonOf,
  total,
  onQueryChange,
}: PickPanelProps) {
  const t = useText('common')
  const tc = useText('controls')
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const found = useFound(rows, query)
  const picked = new Set(chosen)
  const free = (key: string): boolean => lockedReasonOf?.(key) === undefined
  const keysOf = (those: readonly PickRow[]) => those.map(({ key }) => key).filter(free)
  const areAll = (keys: readonly string[]) => keys.length > 0 && keys.every((key) => picked.has(key))
  const foundKeys = keysOf(found)
  /** What the words find now: the list is a moment behind whoever types. */
  const sought = () => findRows(rows, query)
  const toggleAll = (): void => {
    const keys = keysOf(sought())
    onChange(areAll(keys) ? dropKeys(chosen, keys) : addKeys(chosen, keys))
  }
  const toggle = (index: number, those = found): void => {
    const row = those[index]
    setActive(index)
    if (row && free(row.key)) onChange(toggleKey(chosen, row.key))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active >= 0) toggle(active, sought())
      return
    }
    const next = moveActive(event.key, active, found.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  const isPart = total !== undefined && total > rows.length
  return (
    <Panel>
      <Input
        type="search"
        role="combobox"
        aria-label={tc('pick.search', { label })}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        {...(active >= 0 && active < found.length ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        placeholder={tc('pick.searchHint')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(event.target.value === '' ? -1 : 0)
          onQueryChange?.(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <Actions>
        <Button size="small" tone="ghost" onClick={toggleAll}>
          {areAll(foundKeys)
            ? tc('pick.takeBack', { count: foundKeys.length })
            : tc('pick.pickAll', { count: foundKeys.length })}
        </Button>
        <Said as="span">{tc('pick.chosen', { count: chosen.length })}</Said>
      </Actions>
      {found.length === 0 ? <Empty>{t('combobox.empty')}</Empty> : null}
      <PickList
        id={listId}
        label={label}
        rows={found}
        isPicked={(key) => picked.has(key)}
        lockedReasonOf={lockedReasonOf}
        active={active}
        onPress={(index) => toggle(index)}
        blockSize={found.length === 0 ? 0 : Math.min(LIST, found.length * 48)}
      />
      {isPart ? <Said>{tc('pick.firstOf', { count: rows.length, total })}</Said> : null}
      <VisuallyHidden role="status">
        {query === '' ? '' : t('combobox.resultCount', { count: found.length })}
      </VisuallyHidden>
    </Panel>
  )
}
