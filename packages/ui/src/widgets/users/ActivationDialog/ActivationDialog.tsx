import type { Tag } from '@corrente/domain/tags'
import type { Transaction } from '@corrente/domain/transactions'
import { type Activation, tickedAtFirst } from '@corrente/domain/users'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { Checkbox, FieldGroup } from '../../../forms/index.ts'
import { type LoadPhase, MISSING, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner } from '../../../primitives/index.ts'

export interface ActivationDialogProps {
  action: Activation
  /** What the person is called. */
  name: string
  /** The e-mail, else the document: two people may have one name. */
  told: string | undefined
  /** The cards that it can change, as far as they are known. */
  cards: readonly Tag[]
  /** Whether they are known. */
  cardsState: LoadPhase
  /** A recharge that goes on, and will go on. */
  recharge: Transaction | undefined
  /** Yes, with the cards that are ticked. */
  onConfirm: (cards: readonly Tag[]) => void
  onCancel: () => void
}

const Ticks = styled.div`
  display: grid;
  max-block-size: 280px;
  overflow-y: auto;
  /* The ring of what has the focus is not cut. */
  padding: ${theme.space[1]};
  margin: -${theme.space[1]};
`

/** Asks before somebody is switched off or on, and which of the cards go along; the safe answer has the focus. */
export function ActivationDialog(props: ActivationDialogProps) {
  const { action, name, told, cards, cardsState, onCancel } = props
  const t = useText('users')
  const personal = usePersonal()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const first = tickedAtFirst(cards, action)
  const isTicked = ({ pk }: Tag) => changed.get(pk) ?? first.has(pk)
  return (
    <AlertDialog
      isOpen
      title={t(`activation.${action}.title`, { name })}
      description={[told && `${personal(told)}.`, t(`activation.${action}.detail`)].filter(Boolean).join(' ')}
      confirmLabel={t(`activation.${action}.confirm`)}
      tone={action === 'deactivate' ? 'danger' : 'brand'}
      disabledReason={cardsState === 'loading' ? t('activation.reading') : undefined}
      onConfirm={() => props.onConfirm(cards.filter(isTicked))}
      onCancel={onCancel}
    >
      <GoesOn {...props} />
      {cardsState === 'failed' && <Banner tone="warning">{t('activation.cardsFailed')}</Banner>}
      {cards.length > 0 && (
        <FieldGroup label={t(`activation.${action}.cards`)}>
          <Ticks>
            {cards.map((tag) => (
              <Checkbox
                key={tag.pk}
                label={
                  <>
                    {personal(tag.idTag)}
                    {tag.type === 'USER' ? ` · ${t('person.virtual')}` : tag.note && ` · ${tag.note}`}
                    {tag.isCharging && ` · ${t('person.card.charging')}`}
                  </>
                }
                isChecked={isTicked(tag)}
                onChange={(is) => setChanged(new Map(changed).set(tag.pk, is))}
              />
            ))}
          </Ticks>
        </FieldGroup>
      )}
    </AlertDialog>
  )
}

/** A switched-off person or card stops no recharge. */
function GoesOn({ action, recharge, cards }: ActivationDialogProps) {
  const t = useText('users')
  const { timestamp } = useFormats()
  if (action !== 'deactivate' || !(recharge || cards.some(({ isCharging }) => isCharging))) return null
  return (
    <Banner tone="warning">
      {recharge
        ? t('activation.goesOn', {
            station: recharge.stationName ?? recharge.stationId ?? MISSING,
            time: timestamp(recharge.startedAt, 'DD/MM/YY HH:mm'),
          })
        : t('activation.goesOnSomewhere')}
    </Banner>
  )
}
