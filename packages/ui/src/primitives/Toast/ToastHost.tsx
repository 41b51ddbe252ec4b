import { theme } from '@corrente/themes'
import { type CSSProperties, type KeyboardEvent, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { Layer, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { Toaster } from './createToaster.ts'
import { ToastItem } from './ToastItem.tsx'
import { TOAST_KEY, useToastFocus } from './useToastFocus.ts'
import { useToastPlace } from './useToastPlace.ts'

export interface ToastHostProps {
  /** The page's toasts, from `createToaster`. */
  toaster: Toaster
}

const Region = styled.section`
  position: fixed;
  inset-block-end: calc(${theme.space[4]} + var(--lift, 0px));
  inset-inline-end: ${theme.space[4]};
  inline-size: min(380px, calc(100vw - 32px));
  z-index: ${theme.z.toast};
  pointer-events: none;

  /* What only passes by is never over a dialog, nor over what is being filled in. */
  :root:has([role='dialog'], [role='alertdialog']) & li[data-passing],
  &[data-in-the-way='true'] li[data-passing] {
    visibility: hidden;
  }
`
const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
`
/** Live regions must stay rendered while empty, else the first message goes unread. */
const Live = styled.div`
  &:not(:empty) {
    padding-block-start: ${theme.space[2]};
  }
`
const More = styled.p`
  inline-size: fit-content;
  margin-block-start: ${theme.space[2]};
  margin-inline-start: auto;
  padding: 2px ${theme.space[2]};
  border: 1px solid ${theme.border.default};
  border-radius: 999px;
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.semibold};
  box-shadow: ${theme.shadow.raised};
`

/** How many toasts wait for their turn. */
function Waiting({ count }: { readonly count: number }) {
  const t = useText('common')
  return count === 0 ? null : (
    <More>
      <span aria-hidden="true">{t('toast.more', { count })}</span>
      <VisuallyHidden>{t('toast.moreLabel', { count })}</VisuallyHidden>
    </More>
  )
}

/**
 * Shows the toasts, once per page, in the lower corner above the page's bars; what only passes by stands in the line of
 * the header where that has room. The live regions are always there; time stands still while the pointer or the focus is
 * on a toast. F6 goes to them and back, also from inside a dialog; Escape dismisses the one with focus, which then goes to
 * the next one, else back where it came from.
 */
export function ToastHost({ toaster }: ToastHostProps) {
  const t = useText('common')
  const state = useSyncExternalStore(toaster.subscribe, toaster.getState, toaster.getState)
  const { shown, more } = state
  const { region, moveOn, onFocus, onBlur } = useToastFocus(toaster.pause, toaster.resume)
  const place = useToastPlace(region, state)

  const dismiss = (id: string): void => {
    const hadFocus = region.current?.contains(document.activeElement) ?? false
    toaster.dismiss(id)
    if (hadFocus) requestAnimationFrame(moveOn)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return
    const index = [...(region.current?.querySelectorAll('li') ?? [])].findIndex((item) =>
      item.contains(document.activeElement),
    )
    const toast = [...calm, ...urgent, ...quiet][index]
    if (toast) dismiss(toast.id)
  }

  const quiet = shown.filter((toast) => toast.isQuiet)
  const calm = shown.filter((toast) => !toast.isQuiet && toast.tone !== 'danger')
  const urgent = shown.filter((toast) => !toast.isQuiet && toast.tone === 'danger')
  const lists = [
    { live: 'polite', toasts: calm },
    { live: 'assertive', toasts: urgent },
    { live: 'off', toasts: quiet },
  ] as const
  return (
    <Layer>
      <Region
        ref={region}
        aria-label={t('toast.region', { key: TOAST_KEY })}
        data-toast-host=""
        data-in-the-way={place.isInTheWay}
        style={{ '--lift': `${place.lift}px` } as CSSProperties}
        onPointerEnter={toaster.pause}
        onPointerLeave={toaster.resume}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {lists.map(({ live, toasts }) => (
          <Live key={live} aria-live={live} aria-relevant="additions text">
            {toasts.length > 0 ? (
              // The role is written out because Safari drops it from a list whose markers are styled away.
              <List role="list">
                {toasts.map((toast) => (
                  <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
                ))}
              </List>
            ) : null}
          </Live>
        ))}
        <Waiting count={more} />
      </Region>
    </Layer>
  )
}
