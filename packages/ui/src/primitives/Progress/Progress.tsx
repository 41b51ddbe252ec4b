import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../Button/Button.tsx'

export interface ProgressProps {
  /** What runs, naming the thing: 'Lendo a lista de tags'. */
  label: string
  /** How much is done, from 0 to 1; outside is read as the nearest. Undefined: nobody knows. */
  value?: number | undefined
  /** How far it is in words: '3.000 de 10.000'. */
  note?: ReactNode
  /** Calls it off; without it there is no button. */
  onCancel?: (() => void) | undefined
  /** Accessible name of that button where several stand on a page: it begins with the shown 'Cancelar'. */
  cancelLabel?: string | undefined
  /** It was called off and is ending. */
  isCancelling?: boolean
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};
`
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  grid-column: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Note = styled.span`
  color: ${theme.fg.muted};
  ${tabularNumbers}
`
const Track = styled.div`
  grid-column: 1;
  block-size: 6px;
  overflow: hidden;
  border-radius: 999px;
  background: ${theme.bg.active};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
const run = keyframes`
  from { translate: -100%; }
  to { translate: 300%; }
`
const Bar = styled.div`
  block-size: 100%;
  inline-size: calc(var(--value) * 100%);
  border-radius: inherit;
  background: ${theme.brand.mark};
  transition: inline-size ${theme.duration.normal};

  &[data-unknown] {
    inline-size: 33%;
    animation: ${run} 1.4s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] {
      inline-size: 100%;
      opacity: 0.5;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`
const End = styled.div`
  grid-column: 2;
  grid-row: 1 / span 2;
`

/** Long work: how far it is, where that is known, and a way to call it off. */
export function Progress({ label, value, note, onCancel, cancelLabel, isCancelling = false }: ProgressProps) {
  const t = useText('common')
  const id = useId()
  const done = value === undefined || Number.isNaN(value) ? undefined : Math.min(1, Math.max(0, value))
  return (
    <Root>
      <Words>
        <span id={id}>{label}</span>
        {note ? <Note>{note}</Note> : null}
      </Words>
      <Track
        role="progressbar"
        aria-labelledby={id}
        {...(done === undefined
          ? {}
          : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.floor(done * 100) })}
        {...(typeof note === 'string' ? { 'aria-valuetext': note } : {})}
      >
        <Bar {...(done === undefined ? { 'data-unknown': '' } : {})} style={{ '--value': done ?? 0 }} />
      </Track>
      {onCancel ? (
        <End>
          <Button size="small" isBusy={isCancelling} aria-label={cancelLabel} onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </End>
      ) : null}
    </Root>
  )
}
