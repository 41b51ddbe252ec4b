import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Dialog, KeyHint } from '../../../primitives/index.ts'
import { Heading, Hints, Input, List, Quiet, Results } from './Palette.styles.ts'
import { PaletteOption } from './PaletteOption.tsx'
import type { PaletteEntry, PaletteGroup } from './paletteGroup.ts'

/** Which keys move, choose and close; the field's own role says as much to a screen reader. */
function PaletteHints() {
  const t = useText('palette')
  return (
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
  )
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
  /** What is shown is still of an earlier query. */
  isLate: boolean
  /** Enter was pressed before what was typed is answered: what will come first is meant. */
  onEnterEarly: () => void
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
export function Palette({
  query,
  onQueryChange,
  groups,
  isLate,
  onChoose,
  onEnterEarly,
  onClose,
}: PaletteProps) {
  const t = useText('palette')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Named to the dialog, which else selects what the field holds: the next letter would replace what was typed ahead.
  const field = useRef<HTMLInputElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const shown = groups.filter(({ entries }) => entries.length > 0)
  const isAsking = groups.some(({ asked }) => asked === 'asking')
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
      if (isLate || (!current && isAsking)) onEnterEarly()
      else if (current) onChoose(current)
      return
    }
    const next = moved(event.key, active, all.length)
    if (next === undefined) return
    event.preventDefault()
    setActiveId(all[next]?.id)
  }
  const count = shown.reduce((sum, { total }) => sum + total, 0)
  const late = groups.find(({ asked }) => asked !== undefined)?.asked
  const nothing = late === undefined ? t('empty', { query }) : t(`asked.${late}`)
  const said = all.length === 0 ? nothing : t('count', { count })
  const optionId = (place: number) => `${id}-${place}`
  let place = -1
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} initialFocus={field} footer={<PaletteHints />}>
      <Input
        ref={field}
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
                return (
                  <PaletteOption
                    key={entry.id}
                    id={optionId(own)}
                    entry={entry}
                    isMarked={own === active}
                    onMark={() => setActiveId(entry.id)}
                    onChoose={() => onChoose(entry)}
                  />
                )
              })}
              {total > entries.length && (
                <Quiet role="presentation">{t('more', { count: total - entries.length })}</Quiet>
              )}
            </div>
          ))}
        </List>
        {(all.length === 0 || late !== undefined) && <Quiet>{nothing}</Quiet>}
      </Results>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Dialog>
  )
}
