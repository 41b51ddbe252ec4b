import type { PricingProfile } from '@corrente/domain/pricing'
import type { WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { OnceDialog } from '../../once-only/index.ts'
import type { UsingGroup } from '../ProfileCards/ProfileCards.tsx'

export interface DeleteProfileDialogProps {
  profile: PricingProfile
  /** The groups that it prices; `loading`, or `unknown` where they could not be read. */
  groups: readonly UsingGroup[] | 'loading' | 'unknown'
  /** Only so many groups were looked at, or some could not be read. */
  isPartial?: boolean
  state: WriteState
  /** What the server said of a refusal, where it said something. */
  reason: string | undefined
  onConfirm: () => void
  onVerify: () => void
  onCancel: () => void
}

const Groups = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-block-start: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
`

/** Asks before a profile is deleted, and says which groups fall back to the connectors' own price (DPR-042, DPR-044). */
export function DeleteProfileDialog(props: DeleteProfileDialogProps) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  const { profile, groups, reason } = props
  const { chargerCount } = profile
  return (
    <OnceDialog
      isOpen
      title={t('delete.title', { name: profile.name ?? MISSING })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
      state={props.state}
      refusal={reason === undefined ? t('delete.failed') : t('delete.failedFor', { reason })}
      onConfirm={props.onConfirm}
      onVerify={props.onVerify}
      onCancel={props.onCancel}
    >
      {chargerCount !== undefined && <p>{t('delete.chargers', { count: chargerCount })}</p>}
      {groups === 'loading' && <p>{t('delete.reading')}</p>}
      {groups === 'unknown' && <p>{t('delete.unknown')}</p>}
      {typeof groups !== 'string' && (
        <>
          <p>
            {t('delete.groups', { count: groups.length })}
            {props.isPartial && ` ${t('delete.partial')}`}
          </p>
          {groups.length > 0 && (
            <Groups>
              {groups.map(({ id, name, href, chargers }) => (
                <li key={id}>
                  {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
                  {chargers !== undefined &&
                    ` (${t('card.chargers', { count: chargers, shown: integer(chargers) })})`}
                </li>
              ))}
            </Groups>
          )}
        </>
      )}
    </OnceDialog>
  )
}
