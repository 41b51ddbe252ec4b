import type { Account } from '@corrente/domain/stations'
import type { UnknownCard } from '@corrente/domain/tags'
import { useState } from 'react'
import { Select } from '../../../forms/index.ts'
import { type Loadable, shownOf, usePersonal } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'
import { accountOptions } from '../accountOptions.ts'

export interface ApproveDialogProps {
  /** What is asked about; none: it is closed. */
  cards: readonly UnknownCard[]
  accounts: Loadable<readonly Account[]>
  /** @param accountPk - for those that have none; undefined where each has one */
  onApprove: (accountPk: number | undefined) => void
  onCancel: () => void
}

/** Asks before ids are approved, once for an account for all that lack one (UNK-012). Cancelling sends nothing. */
export function ApproveDialog({ cards, accounts, onApprove, onCancel }: ApproveDialogProps) {
  const t = useText('unknown-tags')
  const personal = usePersonal()
  const [accountPk, setAccountPk] = useState<number>()
  const count = cards.length
  const lacking = cards.filter((card) => card.accountPk === undefined).length
  return (
    <AlertDialog
      isOpen={count > 0}
      title={
        count === 1
          ? t('question.one', { tag: personal(cards[0]?.idTag ?? '') })
          : t('question.many', { count })
      }
      description={t('question.detail', { count })}
      confirmLabel={t('approve')}
      disabledReason={lacking > 0 && accountPk === undefined ? t('question.accountMissing') : undefined}
      onConfirm={() => onApprove(accountPk)}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{t('question.nobody', { count })}</p>
        {lacking > 0 && (
          <Select
            label={t('question.account', { count: lacking })}
            placeholder={t('question.choose')}
            value={accountPk === undefined ? undefined : String(accountPk)}
            onChange={(pk) => setAccountPk(Number(pk))}
            options={accountOptions(accounts.data, accountPk)}
            {...(shownOf(accounts) === 'failed' && { hint: t('question.accountsFailed') })}
          />
        )}
      </Stack>
    </AlertDialog>
  )
}
