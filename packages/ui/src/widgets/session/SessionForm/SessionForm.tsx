import type { SessionMessageKey } from '@corrente/domain/session'
import { theme } from '@corrente/themes'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { HumanCheck } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { createSubmitLock } from './submitLock.ts'

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`

const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
`

const Title = styled.h1`
  font-size: ${theme.font.size[24]};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  @media (width >= ${theme.breakpoint.tablet}px) {
    font-size: ${theme.font.size[32]};
  }
`

const Lead = styled.p`
  color: ${theme.fg.muted};
  overflow-wrap: anywhere;
`

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Actions = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Below = styled.div`
  font-size: ${theme.font.size[14]};
  text-align: center;

  /* A whole line of touch for a link that stands alone (WCAG 2.5.8). */
  & > a {
    display: inline-block;
    padding-block: 4px;
    margin-block: -4px;
  }
`

/** What all forms without a session share; each form's props extend these. */
export interface SessionFormState {
  /** The call is under way: nothing can be sent twice. @default false */
  isSending?: boolean
  /** Why the last call failed. It stays until the next submit; what was typed stays too. */
  failure?: SessionMessageKey | undefined
  /** The human check, which the app supplies. */
  humanCheck: ReactNode
  /** Whether the human check is passed and its answer still valid (AUT-002). */
  isHuman: boolean
}

export interface SessionFormProps extends SessionFormState {
  /** The page’s `h1`. */
  title: string
  /** One sentence below it. */
  lead: string
  /** A second line below the failure, such as 'Você será redirecionado…'. */
  failureDetail?: string | undefined
  /** The verb on the button. */
  submitLabel: string
  /** The fields. */
  children: ReactNode
  /** Why, apart from the human check, nothing can be sent; shown on the button. */
  disabledReason?: string | undefined
  /**
   * The form was submitted with the human check passed, and not twice. The form checks its fields, sends, and says whether
   * it did; it never clears what was typed.
   */
  onSubmit: () => boolean
  /** Links below the button. */
  below?: ReactNode
}

/**
 * The frame of the forms without a session: title, failure, fields, human check, one button. The button needs the human
 * check (AUT-002); the Enter key without it shows the message and makes no call (AUT-005).
 */
export function SessionForm({
  title,
  lead,
  failure,
  failureDetail,
  submitLabel,
  isSending = false,
  humanCheck,
  isHuman,
  disabledReason,
  onSubmit,
  below,
  children,
}: SessionFormProps) {
  const t = useText('session')
  const titleId = useId()
  const [lock] = useState(createSubmitLock)
  const [wantsHuman, setWantsHuman] = useState(false)

  const submit = (at: number): void => {
    if (isSending) return
    setWantsHuman(!isHuman)
    if (isHuman) lock.run(at, onSubmit)
  }

  return (
    <Form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(event.timeStamp)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // The button may be off, and a browser sends Enter through it; so Enter in a field is taken here.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isTextInput(event.target)) return
        event.preventDefault()
        submit(event.timeStamp)
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <Lead>{lead}</Lead>
      </Head>
      {failure !== undefined && !isSending && (
        <Banner tone="danger" isAnnounced>
          <p>{t(`message.${failure}`)}</p>
          {failureDetail !== undefined && <p>{failureDetail}</p>}
        </Banner>
      )}
      <Fields>{children}</Fields>
      <HumanCheck error={wantsHuman && !isHuman ? t('message.humanCheckMissing') : undefined}>
        {humanCheck}
      </HumanCheck>
      <Actions>
        <Button
          type="submit"
          tone="brand"
          isBusy={isSending}
          disabledReason={isHuman ? disabledReason : t('human.first')}
        >
          {submitLabel}
        </Button>
        {below !== undefined && <Below>{below}</Below>}
      </Actions>
    </Form>
  )
}

/** Fields that take text: those in which Enter means 'send'. */
function isTextInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && /^(text|email|password)$/.test(target.type)
}
