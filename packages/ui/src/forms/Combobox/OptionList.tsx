import { theme } from '@corrente/themes'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { useTextScale } from '../../foundations/index.ts'

export interface OptionListProps {
  /** Id of the listbox; options get `{id}-{index}`. */
  id: string
  /** What is chosen; the accessible name of the list. */
  label: string
  /** How many options there are. */
  count: number
  /** How many fit in all: those that are listed, and those that are not read yet. */
  total: number
  /** The last option is in the page: more can be read. */
  onEnd: (() => void) | undefined
  keyAt: (index: number) => string
  renderAt: (index: number) => ReactNode
  /** Height of one option in px at the usual size of text; the list is virtual, so all are as high. */
  itemHeight: number
  /** Index of the active option, -1 for none. */
  active: number
  /** An option was pointed at: mark it. */
  onActivate: (index: number) => void
  /** An option was pressed. */
  onChoose: (index: number) => void
}

const Scroller = styled.div`
  max-block-size: min(320px, 60vh);
  overflow-y: auto;
`
const Canvas = styled.div`
  position: relative;
  block-size: calc(var(--total) * 1px);
`
const Option = styled.div`
  position: absolute;
  inset-block-start: calc(var(--at) * 1px);
  inset-inline: 0;
  display: grid;
  align-content: center;
  block-size: calc(var(--size) * 1px);
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.s};
  overflow: hidden;
  cursor: pointer;

  &[data-active='true'] {
    background: ${theme.bg.hover};
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`

/** The options in sight; of 20,000 only a screenful is in the page, and each tells its place among all. */
export function OptionList({
  id,
  label,
  count,
  total,
  onEnd,
  keyAt,
  renderAt,
  itemHeight,
  active,
  onActivate,
  onChoose,
}: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const scale = useTextScale()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight * scale,
    overscan: 6,
    // The active option is always in the page, so that `aria-activedescendant` never points at nothing.
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const from = Math.max(0, startIndex - overscan)
      const to = Math.min(count - 1, endIndex + overscan)
      const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
      return active >= 0 && active < count && (active < from || active > to) ? [...indexes, active] : indexes
    },
  })

  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: 'auto' })
  }, [active, virtual])

  const options = virtual.getVirtualItems()
  const isAtEnd = options.some(({ index }) => index === count - 1)
  const atEnd = useEffectEvent(() => onEnd?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end, as it moves with the options
  useEffect(() => {
    if (isAtEnd) atEnd()
  }, [isAtEnd, count])

  return (
    <Scroller ref={scroller} id={id} role="listbox" aria-label={label} tabIndex={-1}>
      <Canvas role="presentation" style={{ '--total': virtual.getTotalSize() }}>
        {options.map(({ index, start, size }) => {
          if (index >= count) return null
          return (
            // Focus stays in the text field, which hears the keys; the pointer's way is beside them.
            <Option
              key={keyAt(index)}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-setsize={total}
              aria-posinset={index + 1}
              data-active={index === active}
              style={{ '--at': start, '--size': size }}
              onPointerMove={() => (index === active ? undefined : onActivate(index))}
              onClick={() => onChoose(index)}
            >
              {renderAt(index)}
            </Option>
          )
        })}
      </Canvas>
    </Scroller>
  )
}
