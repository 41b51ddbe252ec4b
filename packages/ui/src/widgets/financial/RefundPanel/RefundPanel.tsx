import type { Movement, RefundRoom } from '@corrente/domain/financial'
import { isUnsettled, type WriteState } from '@corrente/domain/writes'
import { useState } from 'react'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button, CopyButton } from '../../../primitives/index.ts'
import { RefundBar } from '../RefundDialog/RefundBar.tsx'
import { useMovementWords } from '../useMovementWords.ts'

export interface RefundPanelProps {
  movement: Movement
  /** Undefined: its amount is not known. */
  room: RefundRoom | undefined
  /** Where its refund stands; one that the journal holds open counts although this page did not send it. */
  state: WriteState<unknown, unknown, string>
  /** What an open refund asked for, in hundredths. */
  asked: number | undefined
  /** Why it cannot be refunded; undefined: it can. */
  blockedReason: string | undefined
  onRefund: () => void
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopy: (text: string) => Promise<void>
  onVerify: () => void
  onRelease: () => void
}

/** What is left of a movement, and how its refund stands: requested and unknown stay so until the row shows it. */
export function RefundPanel(props: RefundPanelProps) {
  const { movement, room, blockedReason } = props
  const t = useText('refunds')
  return (
    <Stack gap={3}>
      {room && <RefundBar movement={movement} room={room} />}
      <Standing {...props} />
      <Inline gap={2}>
        <Button tone="danger" disabledReason={blockedReason} onClick={props.onRefund}>
          {t('button')}
        </Button>
      </Inline>
    </Stack>
  )
}

type Shown =
  | {
      readonly tone: 'info' | 'warning' | 'danger' | 'success'
      readonly title: string
      readonly text?: string
    }
  | undefined

function useShown({ movement, state, asked }: RefundPanelProps): Shown {
  const t = useText('refunds')
  const { amountOf } = useMovementWords()
  const amount = amountOf(movement, asked)
  switch (state.phase) {
    case 'looking':
      return { tone: 'info', title: t('state.looking') }
    case 'sending':
      return { tone: 'info', title: t('state.sending') }
    case 'verifying':
      return state.stage === 'accepted'
        ? { tone: 'info', title: t('state.requested'), text: t('state.verifying') }
        : { tone: 'warning', title: t('state.verifying') }
    case 'accepted':
      return { tone: 'info', title: t('state.requested'), text: t('state.requestedDetail', { amount }) }
    case 'unknown':
      return { tone: 'warning', title: t('state.unknown'), text: t('state.unknownDetail', { amount }) }
    case 'other': {
      const of = (value: unknown) => amountOf(movement, typeof value === 'number' ? value : undefined)
      return {
        tone: 'danger',
        title: t('state.other'),
        text: t('state.otherDetail', { asked: of(state.what.asked), rise: of(state.what.rise) }),
      }
    }
    case 'done':
      return { tone: 'success', title: asked === undefined ? t('state.done') : t('seen', { amount }) }
    case 'elsewhere':
      return { tone: 'warning', title: t('state.elsewhere') }
    default:
      return undefined
  }
}

function Standing(props: RefundPanelProps) {
  const { movement, state, asked, onVerify, onRelease, onCopy } = props
  const t = useText('refunds')
  const { amountOf, nameOf } = useMovementWords()
  const [isReleasing, setReleasing] = useState(false)
  const shown = useShown(props)
  if (!shown) return null
  const isOpen = isUnsettled(state)
  const isAsked = state.phase === 'accepted' || state.phase === 'done'
  return (
    <Banner
      tone={shown.tone}
      title={shown.title}
      isAnnounced
      action={
        (isOpen || isAsked) && (
          <Inline gap={2}>
            {isOpen && (
              <Button size="small" onClick={onVerify}>
                {t('verify')}
              </Button>
            )}
            {isOpen && state.canRelease && (
              <Button size="small" onClick={() => setReleasing(true)}>
                {t('release')}
              </Button>
            )}
            {isAsked && (
              <CopyButton
                text={`${nameOf(movement)}: ${shown.text ?? shown.title}`}
                label={t('copyResult')}
                onCopy={onCopy}
              />
            )}
          </Inline>
        )
      }
    >
      {shown.text}
      {isReleasing && isOpen && (
        <AlertDialog
          isOpen
          title={t('releaseTitle')}
          description={t('releaseDetail', { amount: amountOf(movement, asked) })}
          confirmLabel={t('releaseConfirm')}
          onConfirm={() => {
            setReleasing(false)
            onRelease()
          }}
          onCancel={() => setReleasing(false)}
        />
      )}
    </Banner>
  )
}
