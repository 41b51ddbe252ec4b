import { theme } from '@corrente/themes'
import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Card } from '../../../primitives/index.ts'

/** Where a form's save stands; while it is not idle nothing can be sent again. */
export const FORM_STATES = ['idle', 'sending', 'saved'] as const
export type FormState = (typeof FORM_STATES)[number]

export interface FormFrameProps {
  /** The form's own element: the way to its fields, for the first one with an error. */
  ref?: Ref<HTMLFormElement>
  /** What the form is; its accessible name. */
  label: string
  state: FormState
  /** The verb of the save. */
  submitLabel: string
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

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 880px;
`
const Foot = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
const Count = styled.p`
  color: ${theme.tone.danger.fg};
  font-size: ${theme.font.size[13]};
`
const Hint = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

/** A form's frame: sections, what went wrong, save and cancel. It is locked while it is sent, and cannot be sent twice. */
export function FormFrame(props: FormFrameProps) {
  const { ref, label, state, submitLabel, cancelHref, errorCount, onSubmit, onDiscardDraft, notice } = props
  const t = useText('forms')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'idle') onSubmit()
  }
  return (
    <Root ref={ref} aria-label={label} noValidate onSubmit={submit} inert={state !== 'idle'}>
      {onDiscardDraft && (
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
      {props.children}
      <Foot>
        {notice}
        <Buttons>
          <Button type="submit" tone="brand" isBusy={state === 'sending'}>
            {state === 'saved' ? t('frame.saved') : state === 'sending' ? t('frame.saving') : submitLabel}
          </Button>
          <ButtonLink href={cancelHref}>{t('frame.cancel')}</ButtonLink>
          {errorCount > 0 && <Count role="status">{t('frame.errors', { count: errorCount })}</Count>}
        </Buttons>
        <Hint>{t('frame.required')}</Hint>
      </Foot>
    </Root>
  )
}

export interface FormSectionProps {
  /** What its fields are about. */
  title: string
  children: ReactNode
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const SectionTitle = styled.h2`
  font-size: ${theme.font.size[16]};
`

/** Fields that belong together, under their heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card>
      <Section aria-labelledby={id}>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </Section>
    </Card>
  )
}
