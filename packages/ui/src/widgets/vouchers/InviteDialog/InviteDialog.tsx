import {
  type InviteMatch,
  matchInvites,
  unitsMissing,
  type Voucher,
  type VoucherChange,
} from '@corrente/domain/vouchers'
import type { WriteState } from '@corrente/domain/writes'
import { useMemo, useState } from 'react'
import { TextArea } from '../../../forms/index.ts'
import { type Loadable, shownOf, usePersonal } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { OnceDialog } from '../../once-only/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

/** Somebody on offer. */
export interface InvitePerson {
  readonly pk: number
  readonly email: string | undefined
  readonly name: string | undefined
}

export interface InviteDialogProps {
  voucher: Voucher
  people: Loadable<readonly InvitePerson[]>
  state: WriteState
  /** The invited, and the units that they need. */
  onSave: (change: VoucherChange) => void
  onVerify: () => void
  onCancel: () => void
}

const NONE: readonly InvitePerson[] = []

/** What became of what was pasted: found, already in, not found, no e-mail. */
function Found({ match }: { match: InviteMatch<InvitePerson> }) {
  const t = useText('vouchers')
  const personal = usePersonal()
  const { found, already, notFound, notEmail } = match
  const list = (texts: readonly string[]) => texts.map(personal).join(', ')
  return (
    <Stack gap={2}>
      {found.length > 0 && (
        <p>
          {t('invite.found', { count: found.length })}{' '}
          {found.map(({ name, email }) => name ?? personal(email ?? '')).join(', ')}
        </p>
      )}
      {already.length > 0 && <p>{t('invite.already', { count: already.length })}</p>}
      {notFound.length > 0 && (
        <Banner tone="warning">
          {t('invite.notFound', { count: notFound.length })} {list(notFound)}
        </Banner>
      )}
      {notEmail.length > 0 && (
        <Banner tone="warning">
          {t('invite.notEmail', { count: notEmail.length })} {list(notEmail)}
        </Banner>
      )}
    </Stack>
  )
}

/** Guests by pasted e-mails: who was found, who is in already, who is not there, and the units that are missing. */
export function InviteDialog({ voucher, people, state, ...asked }: InviteDialogProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const [pasted, setPasted] = useState('')
  const [isRaised, setRaised] = useState(false)
  const match = useMemo(
    () => matchInvites(pasted, people.data ?? NONE, voucher),
    [pasted, people.data, voucher],
  )
  const missing = unitsMissing(voucher, match.found.length)
  const next = (voucher.units ?? 0) + missing
  const isWaiting = people.data === undefined
  const blocked = isWaiting
    ? t(shownOf(people) === 'failed' ? 'invite.peopleFailed' : 'invite.reading')
    : match.found.length === 0
      ? t('invite.nobody')
      : missing > 0 && !isRaised
        ? t('invite.unitsMissing', { count: missing })
        : undefined
  return (
    <OnceDialog
      isOpen
      tone="brand"
      title={t('invite.title', { code: words.code(voucher) })}
      description={t('invite.description')}
      confirmLabel={t('invite.confirm', { count: match.found.length })}
      refusal={t('change.failed')}
      state={state}
      disabledReason={blocked}
      onConfirm={() =>
        asked.onSave({ invited: match.found.map(({ pk }) => pk), ...(missing > 0 && { units: next }) })
      }
      onVerify={asked.onVerify}
      onCancel={asked.onCancel}
    >
      <Stack gap={3}>
        <TextArea
          label={t('invite.emails')}
          hint={t('invite.hint')}
          value={pasted}
          onChange={(text) => {
            setPasted(text)
            setRaised(false)
          }}
        />
        {!isWaiting && <Found match={match} />}
        {missing > 0 && (
          <Banner
            tone={isRaised ? 'info' : 'warning'}
            action={
              !isRaised && (
                <Button size="small" onClick={() => setRaised(true)}>
                  {t('invite.raise', { units: next })}
                </Button>
              )
            }
          >
            {isRaised ? t('invite.raised', { units: next }) : t('invite.unitsMissing', { count: missing })}
          </Banner>
        )}
      </Stack>
    </OnceDialog>
  )
}
