import { theme } from '@corrente/themes'
import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { Rows, Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Card } from '../../../primitives/index.ts'

/**
 * Where a form's save stands; while it is not idle nothing can be typed or sent again. `open`: the answer was lost, and
 * it must be looked up first whether it was saved.
 */
export const FORM_STATES = ['idle', 'sending', 'open', 'saved'] as const
export type FormState = (typeof FORM_STATES)[number]

export interface FormFrameProps {
  /** The form's own element: the way to its fields, for the first one with an error. */
  ref?: Ref<HTMLFormElement>
  /** What the form is; its accessible name. */
  label: string
  state: FormState
  /** The verb of the save. */
  submitLabel: string
  /** What its button says meanwhile, where nothing is saved but sent. @default 'Salvando…', 'Salvo' */
  stateLabels?: { readonly sending: string; readonly saved: string }
  /** Why it cannot be sent at all now, whatever its fields say (STF-030); the save says so. */
  submitBlock?: string | undefined
  /** Where Cancel leads. */
  cancelHref: string
  /** How many fields need correction after a try; 0 says nothing. */
  errorCount: number
  /** The form was sent: by its button or by Enter. Never while it is being sent. */
  onSubmit: () => void
  /** Something typed was brought back from a draft: the way to drop it. */
  onDiscardDraft?: (() => void) | undefined
  /** What went wrong; stands above the buttons. */
  notice?: ReactNode
  /** The sections. */
  children: ReactNode
}

// A column of boxes, no grid: a bar in a grid would stick within its own row only.
const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  max-inline-size: 880px;
`
const Fields = styled.div`
  display: grid;
  /* As narrow as the window, whatever is in it: what is wider scrolls by itself. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
/** Save and cancel stay in sight, however long the form is. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.z.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  /* Beyond the edges of the cards, whose shadow would show beside it. */
  margin-inline: calc(-1 * ${theme.space[1]});
  padding: ${theme.space[3]} ${theme.space[1]};
  border-block-start: 1px solid ${theme.border.default};
  background: ${theme.bg.page};
`
/** What the keyboard reaches is never hidden behind the bar (WCAG 2.4.11). */
const RoomForBar = createGlobalStyle`
  html {
    scroll-padding-block-end: 80px;
  }
`
const Count = styled.p`
  color: ${theme.tone.danger.fg};
  font-size: ${theme.font.size[13]};
`

/**
 * What is locked loses the focus: it comes back to where it was once the form is open again, so that nobody who works
 * by keyboard starts at the page's beginning.
 */
function useFocusKept(state: FormState): () => void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (state !== 'idle' || document.activeElement !== document.body) return
    if (last.current instanceof HTMLElement) last.current.focus()
    last.current = undefined
  }, [state])
  return () => {
    last.current = document.activeElement ?? undefined
  }
}

/** A form's frame: sections, what went wrong, save and cancel. It is locked while it is sent, and cannot be sent twice. */
export function FormFrame(props: FormFrameProps) {
  const {
    ref,
    label,
    state,
    submitLabel,
    stateLabels,
    submitBlock,
    cancelHref,
    errorCount,
    onSubmit,
    onDiscardDraft,
    notice,
  } = props
  const t = useText('forms')
  const common = useText('common')
  const keepFocus = useFocusKept(state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'idle' || submitBlock !== undefined) return
    keepFocus()
    onSubmit()
  }
  return (
    <Root
      ref={ref}
      aria-label={label}
      noValidate
      onSubmit={submit}
      inert={state === 'sending' || state === 'saved'}
    >
      {onDiscardDraft && state !== 'open' && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={onDiscardDraft}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.title')}
        </Banner>
      )}
      <Fields inert={state === 'open'}>{props.children}</Fields>
      {notice}
      <Small as="p">{t('frame.required')}</Small>
      <Bar data-lower-edge="">
        <RoomForBar />
        <Button
          type="submit"
          tone="brand"
          isBusy={state === 'sending'}
          disabledReason={state === 'open' ? t('save.verifyFirst') : submitBlock}
        >
          {state === 'saved'
            ? (stateLabels?.saved ?? t('frame.saved'))
            : state === 'sending'
              ? (stateLabels?.sending ?? t('frame.saving'))
              : submitLabel}
        </Button>
        <ButtonLink href={cancelHref}>{common('action.cancel')}</ButtonLink>
        {errorCount > 0 && <Count role="status">{t('frame.errors', { count: errorCount })}</Count>}
      </Bar>
    </Root>
  )
}

export interface FormSectionProps {
  /** What its fields are about. */
  title: string
  children: ReactNode
}

const SectionTitle = styled.h2`
  font-size: ${theme.font.size[16]};
`

/** Fields that belong together, under their heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card>
      <Rows as="section" $gap={4} aria-labelledby={id}>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </Rows>
    </Card>
  )
}
