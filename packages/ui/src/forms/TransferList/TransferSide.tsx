import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { useText } from '../../messages/index.ts'
import { Button } from '../../primitives/index.ts'
import { PickList } from '../picking/PickList.tsx'
import { addKeys, moveInList, span, toggleKey } from '../picking/picks.ts'
import { findRows, type PickRow, type PickState } from '../picking/rows.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Body, Count, Foot, Head, Nothing, Side, Title } from './TransferList.styles.ts'

export interface TransferSideProps {
  /** 'Disponíveis', 'Selecionados'. */
  title: string
  rows: readonly PickRow[]
  /** Which way its entries go. */
  way: 'add' | 'remove'
  icon: ReactNode
  onMove: (keys: readonly string[]) => void
  stateOf: ((key: string) => PickState | undefined) | undefined
  disabledReason: string | undefined
  listHeight: number
}

const NONE: readonly string[] = []

/**
 * One side of a transfer list. Space marks, Shift and arrows mark a span, Control and A all that were found, Enter moves
 * what is marked, or the active row. What is looked through keeps its place; what was chosen takes no more room than it
 * needs. The list follows its search at once, which hands over at a pause or when it is left: what is pressed next moves
 * what was found.
 */
export function TransferSide({
  title,
  rows,
  way,
  icon,
  onMove,
  stateOf,
  disabledReason,
  listHeight,
}: TransferSideProps) {
  const t = useText('common')
  const tc = useText('controls')
  const id = useId()
  const [query, setQuery] = useState('')
  const [marks, setMarks] = useState(NONE)
  const [active, setActive] = useState(-1)
  const [anchor, setAnchor] = useState(0)
  const found = useMemo(() => findRows(rows, query), [rows, query])
  const keysAt = (indexes: readonly number[]): readonly string[] =>
    disabledReason ? NONE : indexes.flatMap((index) => found[index]?.key ?? [])
  const foundKeys = disabledReason ? NONE : found.map(({ key }) => key)
  const here = useMemo(() => new Set(rows.map(({ key }) => key)), [rows])
  const marked = marks.filter((key) => here.has(key))
  const isMarked = new Set(marked)

  const move = (keys: readonly string[]): void => {
    if (keys.length === 0) return
    setMarks(NONE)
    setActive((at) => Math.min(at, rows.length - keys.length - 1))
    onMove(keys)
  }
  const press = (index: number, isRange: boolean): void => {
    setActive(index)
    if (isRange) setMarks(addKeys(marked, keysAt(span(anchor, index))))
    else {
      setAnchor(index)
      for (const key of keysAt([index])) setMarks(toggleKey(marked, key))
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)
    const next = isAll ? undefined : moveInList(event.key, active, found.length)
    if (!isAll && next === undefined && event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (isAll) setMarks(marked.length === foundKeys.length ? NONE : foundKeys)
    else if (event.key === ' ') press(active, false)
    else if (event.key === 'Enter') move(marked.length > 0 ? marked : keysAt([active]))
    else if (next !== undefined) {
      setActive(next)
      if (event.shiftKey) setMarks(addKeys(marked, keysAt(span(anchor, next))))
      else setAnchor(next)
    }
  }
  return (
    <Side aria-labelledby={`${id}-title`}>
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        <Count>
          {query === ''
            ? tc('transfer.count', { count: rows.length })
            : tc('transfer.countOf', { count: found.length, total: rows.length })}
        </Count>
      </Head>
      <SearchField
        label={tc('pick.search', { label: title })}
        placeholder={tc('pick.searchHint')}
        value={query}
        onChange={(text) => {
          setQuery(text)
          setActive(-1)
        }}
      />
      <Body>
        {found.length === 0 ? (
          <Nothing>{rows.length === 0 ? tc('transfer.empty') : t('combobox.empty')}</Nothing>
        ) : null}
        <PickList
          id={id}
          label={title}
          rows={found}
          isPicked={(key) => isMarked.has(key)}
          stateOf={stateOf}
          isOff={Boolean(disabledReason)}
          active={active}
          onPress={press}
          onDoublePress={(index) => move(keysAt([index]))}
          blockSize={listHeight}
          isFitted={way === 'remove'}
          onKeyDown={onKeyDown}
        />
      </Body>
      <Foot>
        <Button
          size="small"
          icon={icon}
          disabledReason={disabledReason ?? (marked.length === 0 ? tc('transfer.markFirst') : undefined)}
          onClick={() => move(marked)}
        >
          {tc(`transfer.${way}`, { count: marked.length })}
        </Button>
        <Button
          size="small"
          tone="ghost"
          disabledReason={disabledReason ?? (foundKeys.length === 0 ? tc('transfer.empty') : undefined)}
          onClick={() => move(foundKeys)}
        >
          {tc(`transfer.${way}All`, { count: foundKeys.length })}
        </Button>
      </Foot>
    </Side>
  )
}
