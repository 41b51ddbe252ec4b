import { ArrowLeft, ClipboardCopy, KeyRound, Pencil, UserCheck, UserX, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonal } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, ButtonLink, type FoldedAction, FoldedActions } from '../../../primitives/index.ts'
import type { PersonViewProps } from './personViewProps.ts'
import { StartMenu } from './StartMenu.tsx'
import { usePersonSummary } from './usePersonSummary.ts'

/** Who it is, and what can be done: what is asked for most stands first. */
export function PersonHeader(props: PersonViewProps) {
  const { name, user, row } = props
  const t = useText('users')
  const personal = usePersonal()
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
            {t('person.back')}
          </ButtonLink>
          {props.onStart && <StartMenu recharges={props.recharges.data ?? []} onStart={props.onStart} />}
          <FoldedActions actions={useMore(props)} />
        </>
      }
    />
  )
}

/** What is asked for less: a phone has them behind one button. */
function useMore(props: PersonViewProps): readonly FoldedAction[] {
  const { user, editHref, movementsHref, onActivate } = props
  const t = useText('users')
  const summary = usePersonSummary(props)
  const isActive = user.data?.isActive
  const link = (key: string, label: string, icon: ReactNode, href: string | undefined) =>
    href === undefined ? [] : [{ key, label, icon, href }]
  return [
    {
      key: 'access',
      label: t('access.open'),
      icon: <KeyRound aria-hidden="true" />,
      onSelect: props.onAccess,
    },
    {
      key: 'copy',
      label: t('person.copy'),
      icon: <ClipboardCopy aria-hidden="true" />,
      onSelect: () => props.onCopySummary(summary()),
    },
    ...link('edit', t('details.edit'), <Pencil aria-hidden="true" />, editHref),
    ...link('movements', t('person.movements'), <Wallet aria-hidden="true" />, movementsHref),
    ...(onActivate === undefined || isActive === undefined
      ? []
      : [
          {
            key: 'activate',
            label: t(`activation.${isActive ? 'deactivate' : 'reactivate'}.confirm`),
            icon: isActive ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />,
            onSelect: () => onActivate(isActive ? 'deactivate' : 'reactivate'),
          },
        ]),
  ]
}
