import { ArrowLeft, ClipboardCopy, KeyRound, Pencil, UserCheck, UserX, Wallet } from 'lucide-react'
import { usePersonal } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, ButtonLink, FoldedActions } from '../../../primitives/index.ts'
import type { PersonViewProps } from './personViewProps.ts'
import { StartMenu } from './StartMenu.tsx'
import { usePersonSummary } from './usePersonSummary.ts'

/** Who it is, and what can be done: what is asked for most stands first. */
export function PersonHeader(props: PersonViewProps) {
  const { name, user, row, onActivate } = props
  const t = useText('users')
  const personal = usePersonal()
  const summary = usePersonSummary(props)
  // Somebody without a name is called by the e-mail.
  const isEmail = name === (user.data ?? row)?.email
  const isActive = user.data?.isActive
  return (
    <PageHeader
      title={isEmail ? personal(name) : name}
      detail={
        isActive !== undefined && (
          <Badge tone={isActive ? 'success' : 'danger'}>
            {t(isActive ? 'person.active' : 'person.inactive')}
          </Badge>
        )
      }
      actions={
        <>
          <ButtonLink href={props.backHref} icon={<ArrowLeft aria-hidden="true" />}>
            {t('record.backToList')}
          </ButtonLink>
          {props.onStart && <StartMenu recharges={props.recharges.data ?? []} onStart={props.onStart} />}
          <FoldedActions
            actions={[
              { label: t('access.open'), icon: <KeyRound aria-hidden="true" />, onSelect: props.onAccess },
              {
                label: t('person.copy'),
                icon: <ClipboardCopy aria-hidden="true" />,
                onSelect: () => props.onCopySummary(summary()),
              },
              { label: t('details.edit'), icon: <Pencil aria-hidden="true" />, href: props.editHref },
              {
                label: t('person.movements'),
                icon: <Wallet aria-hidden="true" />,
                href: props.movementsHref,
              },
              {
                label: t(`activation.${isActive ? 'deactivate' : 'reactivate'}.confirm`),
                isHarmful: isActive,
                icon: isActive ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />,
                onSelect:
                  isActive === undefined
                    ? undefined
                    : onActivate && (() => onActivate(isActive ? 'deactivate' : 'reactivate')),
              },
            ]}
          />
        </>
      }
    />
  )
}
