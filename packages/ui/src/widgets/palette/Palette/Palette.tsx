import type { KeySequence as Keys } from '@corrente/domain/palette'
import type { StationStatus } from '@corrente/domain/stations'
import { Zap } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Dialog, KeyHint, StatusMark } from '../../../primitives/index.ts'
import { type NavKey, navIcons } from '../../shell/index.ts'
import { KeySequence } from '../KeySequence.tsx'
import { Heading, Hints, Input, List, Note, Option, Quiet, Results, Words } from './Palette.styles.ts'

/** What a palette finds, in the order in which it shows. */
export const PALETTE_GROUPS = ['stations', 'pages', 'actions'] as const
/** One of `PALETTE_GROUPS`. */
export type PaletteGroupKind = (typeof PALETTE_GROUPS)[number]

/** One thing to choose. */
export interface PaletteEntry {
  /** Tells entries apart, over all groups. */
  readonly id: string
  readonly label: string
  /** A second, quieter line: a station's identifier and city. */
  readonly note?: string | undefined
  /** The keys that lead there without the palette. */
  readonly keys?: Keys | undefined
  /** A page's place in the menu, for its icon. */
  readonly menu?: NavKey | undefined
  /** A station's state now. */
  readonly status?: StationStatus | undefined
}

/** Entries of one kind. */
export interface PaletteGroup {
  readonly kind: PaletteGroupKind
  /** Best first. */
  readonly entries: readonly PaletteEntry[]
  /** How many fit, shown or not. */
  readonly total: number
}

export interface PaletteProps {
  /** What is typed. */
  query: string
  /** It was changed; the caller searches. */
  onQueryChange: (query: string) => void
  /** What fits; empty groups are not drawn. */
  groups: readonly PaletteGroup[]
  /** One was chosen; the palette is to close. */
  onChoose: (entry: PaletteEntry) => void
  /** Called off: Escape, the cross, a press outside. */
  onClose: () => void
}

/** Where a key moves the marked entry; it goes round. Undefined for keys that do not move. */
function moved(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'PageDown') return Math.min(count - 1, active + 8)
  if (key === 'PageUp') return Math.max(0, active - 8)
  return undefined
}

/**
 * Everything by its name: stations, pages, actions (Ctrl or Cmd and K). It stands while it is there. The focus stays in
 * the field; the first entry is marked, so that Enter opens what was typed.
 */
export function Palette({ query, onQueryChange, groups, onChoose, onClose }: PaletteProps) {
  const t = useText('palette')
  const stations = useText('stations')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const shown = groups.filter(({ entries }) => entries.length > 0)
  const all = shown.flatMap(({ entries }) => entries)
  const active = Math.max(
    0,
    all.findIndex((entry) => entry.id === activeId),
  )
  const current = all[active]
  const currentId = current?.id

  useEffect(() => {
    if (currentId === undefined) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) onChoose(current)
      return
    }
    const next = moved(event.key, active, all.length)
    if (next === undefined) return
    event.preventDefault()
    setActiveId(all[next]?.id)
  }
  const optionId = (place: number) => `${id}-${place}`
  let place = -1
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      footer={
        <Hints aria-hidden="true">
          <span>
            <KeyHint keys={['↑', '↓']} /> {t('hint.move')}
          </span>
          <span>
            <KeyHint keys={['Enter']} /> {t('hint.choose')}
          </span>
          <span>
            <KeyHint keys={['Esc']} /> {t('hint.close')}
          </span>
        </Hints>
      }
    >
      <Input
        type="text"
        role="combobox"
        aria-label={t('field')}
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={id}
        {...(current ? { 'aria-activedescendant': optionId(active) } : {})}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('placeholder')}
        value={query}
        onChange={(event) => {
          setActiveId(undefined)
          onQueryChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <Results>
        <List ref={list} id={id} role="listbox" aria-label={t('title')}>
          {shown.map(({ kind, entries, total }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <Heading id={`${id}-${kind}`} role="presentation">
                {t(`group.${kind}`)}
              </Heading>
              {entries.map((entry) => {
                place += 1
                const own = place
                const Icon = entry.menu === undefined ? Zap : navIcons[entry.menu]
                return (
                  <Option
                    key={entry.id}
                    id={optionId(own)}
                    role="option"
                    aria-selected={own === active}
                    // The focus stays in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onPointerMove={() => setActiveId(entry.id)}
                    onClick={() => onChoose(entry)}
                  >
                    {entry.status === undefined ? (
                      <Icon size={16} aria-hidden="true" />
                    ) : (
                      <StatusMark
                        status={entry.status}
                        label={stations(`status.${entry.status}`)}
                        isLabelHidden
                      />
                    )}
                    <Words>
                      <span>{entry.label}</span>
                      {entry.note ? <Note>{entry.note}</Note> : null}
                    </Words>
                    {entry.keys && <KeySequence keys={entry.keys} />}
                  </Option>
                )
              })}
              {total > entries.length && (
                <Quiet role="presentation">{t('more', { count: total - entries.length })}</Quiet>
              )}
            </div>
          ))}
        </List>
        {all.length === 0 && <Quiet>{t('empty', { query })}</Quiet>}
      </Results>
      <VisuallyHidden role="status">
        {all.length === 0
          ? t('empty', { query })
          : t('count', { count: shown.reduce((sum, { total }) => sum + total, 0) })}
      </VisuallyHidden>
    </Dialog>
  )
}
