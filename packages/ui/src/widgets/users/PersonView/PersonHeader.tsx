import { ArrowLeft, ClipboardCopy, KeyRound, Pencil, UserCheck, UserX, Wallet } from 'lucide-react'
import { usePersonal } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, ButtonLink } from '../../../primitives/index.ts'
import type { PersonViewProps } from './PersonView.tsx'
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
            {t('person.back')}
          </ButtonLink>
          <Button icon={<ClipboardCopy aria-hidden="true" />} onClick={() => props.onCopySummary(summary())}>
            {t('person.copy')}
          </Button>
          {props.onStart && <StartMenu recharges={props.recharges.data ?? []} onStart={props.onStart} />}
          <Button icon={<KeyRound aria-hidden="true" />} onClick={props.onAccess}>
            {t('access.open')}
          </Button>
          {props.editHref !== undefined && (
            <ButtonLink href={props.editHref} icon={<Pencil aria-hidden="true" />}>
              {t('details.edit')}
            </ButtonLink>
          )}
          {props.movementsHref !== undefined && (
            <ButtonLink href={props.movementsHref} icon={<Wallet aria-hidden="true" />}>
              {t('person.movements')}
            </ButtonLink>
          )}
          {onActivate && isActive !== undefined && (
            <Button
              icon={isActive ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />}
              onClick={() => onActivate(isActive ? 'deactivate' : 'reactivate')}
            >
              {t(`activation.${isActive ? 'deactivate' : 'reactivate'}.confirm`)}
            </Button>
          )}
        </>
      }
    />
  )
}
