import { theme } from '@corrente/themes'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'

export interface ActiveFilter {
  /** Tells filters apart: the name of the search parameter. */
  readonly key: string
  /** The filter with its value in words: 'Cidade: Recife'. */
  readonly label: string
}

export interface FilterChipsProps {
  /** The filters that are on, in the order of the filter bar. None: nothing is drawn. */
  filters: readonly ActiveFilter[]
  /** One was taken away. */
  onRemove: (key: string) => void
  /** All were taken away. */
  onClear: () => void
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  border-radius: ${theme.radius.s};
  ${focusRing}
`

/**
 * A chip for each filter that is on, and 'Limpar filtros' from two on. Focus goes to the next chip when one is taken
 * away, and to the empty row after the last, from where Tab goes on to the list.
 */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const t = useText('common')
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<number>(undefined)

  useLayoutEffect(() => {
    const place = left.current
    if (place === undefined) return
    left.current = undefined
    const crosses = root.current?.querySelectorAll<HTMLElement>('[data-filter] button') ?? []
    const next = crosses[Math.min(place, crosses.length - 1)]
    if (next) next.focus()
    else root.current?.focus()
  })

  return (
    <Root ref={root} role="group" aria-label={t('filters.label')} tabIndex={-1}>
      {filters.map(({ key, label }, index) => (
        <span key={key} data-filter="">
          <Chip
            removeLabel={t('filters.remove', { filter: label })}
            onRemove={() => {
              left.current = index
              onRemove(key)
            }}
          >
            {label}
          </Chip>
        </span>
      ))}
      {filters.length > 1 ? (
        <Button
          size="small"
          tone="ghost"
          onClick={() => {
            left.current = 0
            onClear()
          }}
        >
          {t('filters.clear')}
        </Button>
      ) : null}
    </Root>
  )
}
