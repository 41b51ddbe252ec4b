import type { Movement } from '@corrente/domain/financial'
import type { EpochMs } from '@corrente/domain/time'
import { isUnsettled, type WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import { Children, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { Inline, Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Badge, Button, Dialog } from '../../../primitives/index.ts'
import { useMovementWords } from '../useMovementWords.ts'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  list-style: none;
`
const Item = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding-block-end: ${theme.space[3]};
  border-block-end: 1px solid ${theme.border.default};
`

export interface OpenRefundsProps {
  isOpen: boolean
  onClose: () => void
  /** An `OpenRefundRow` for each. */
  children: ReactNode
}

/** The refunds that were asked for in this browser and are not seen in their rows yet. */
export function OpenRefunds({ isOpen, onClose, children }: OpenRefundsProps) {
  const t = useText('refunds')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('open.title')} description={t('open.detail')}>
      {Children.count(children) === 0 ? <p>{t('open.none')}</p> : <List role="list">{children}</List>}
    </Dialog>
  )
}

export interface OpenRefundRowProps {
  movement: Pick<Movement, 'target' | 'pk' | 'coin'>
  /** In hundredths. */
  asked: number
  at: EpochMs
  state: WriteState<unknown, unknown, string>
  onVerify: () => void
  onRelease: () => void
  /** Shows the movement. */
  onShow: () => void
}

/** One open refund: of what, how much, since when, how it stands, and the ways on. */
export function OpenRefundRow(props: OpenRefundRowProps) {
  const { movement, asked, at, state } = props
  const t = useText('refunds')
  const { timestamp } = useFormats()
  const { nameOf, amountOf } = useMovementWords()
  const [isReleasing, setReleasing] = useState(false)
  const amount = amountOf(movement, asked)
  const isRequested =
    state.phase === 'accepted' || (state.phase === 'verifying' && state.stage === 'accepted')
  const word = isRequested ? 'requested' : state.phase === 'other' ? 'other' : 'unknown'
  return (
    <Item>
      <Inline gap={2}>
        <strong>{nameOf(movement)}</strong>
        <span>{amount}</span>
        <Badge tone={word === 'other' ? 'danger' : 'warning'}>{t(`state.${word}`)}</Badge>
      </Inline>
      <Small>{t('open.asked', { time: timestamp(at, 'DD/MM/YYYY HH:mm') })}</Small>
      <Inline gap={2}>
        <Button size="small" isBusy={state.phase === 'verifying'} onClick={props.onVerify}>
          {t('verify')}
        </Button>
        <Button size="small" tone="ghost" onClick={props.onShow}>
          {t('open.show', { id: String(movement.pk) })}
        </Button>
        {isUnsettled(state) && state.canRelease && (
          <Button size="small" onClick={() => setReleasing(true)}>
            {t('release')}
          </Button>
        )}
      </Inline>
      <AlertDialog
        isOpen={isReleasing}
        title={t('releaseTitle')}
        description={t('releaseDetail', { amount })}
        confirmLabel={t('releaseConfirm')}
        onConfirm={() => {
          setReleasing(false)
          props.onRelease()
        }}
        onCancel={() => setReleasing(false)}
      />
    </Item>
  )
}
