import type { StationNotification } from '@corrente/domain/notifications'
import { USER_NOTIFICATIONS } from '@corrente/domain/users'
import type { Deposit, WalletTotal } from '@corrente/domain/wallet'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import { Pencil, UserRound } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, Panel, panelState } from '../../../primitives/index.ts'
import { NotificationList } from '../../alerts/index.ts'
import { WalletStatement } from '../WalletStatement/WalletStatement.tsx'

/** A wallet as it is read: the statement and the total, each by a call of its own. */
export interface Wallet {
  readonly deposits: Loadable<readonly Deposit[]>
  readonly total: Loadable<WalletTotal>
}

export interface UserDetailsProps {
  /** Whose details they are: tells several expanded rows apart. */
  name: string
  /** undefined without monetization access: neither statement nor total (WLT-007). */
  wallet: Wallet | undefined
  /** The user's last notifications (USR-021). */
  notifications: Loadable<Block<StationNotification>>
  /** Opens the station of a notification; undefined where this user may not. */
  onSelectStation?: ((stationId: string) => void) | undefined
  /** Where the user is edited; absent without the right, or on the form itself (USR-012). */
  editHref?: string | undefined
  /** The page of the person; absent where it is this one's form. */
  personHref?: string | undefined
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  container-type: inline-size;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  &:empty {
    display: none;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[3]};

  @container (min-width: 720px) {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  }
`
const Scroll = styled.div`
  max-block-size: 320px;
  overflow-y: auto;
`

/** What stands behind a user: the wallet and the last notifications, each waiting, failing and empty by itself (USR-020, USR-021). */
export function UserDetails({
  name,
  wallet,
  notifications,
  editHref,
  personHref,
  ...props
}: UserDetailsProps) {
  const t = useText('users')
  const rows = notifications.data?.rows ?? []
  return (
    <Root aria-label={t('details.label', { name })}>
      <Actions>
        {personHref !== undefined && (
          <ButtonLink href={personHref} size="small" icon={<UserRound aria-hidden="true" />}>
            {t('person.open')}
          </ButtonLink>
        )}
        {editHref !== undefined && (
          <ButtonLink href={editHref} size="small" icon={<Pencil aria-hidden="true" />}>
            {t('details.edit')}
          </ButtonLink>
        )}
      </Actions>
      <Columns>
        {wallet && <WalletStatement {...wallet} />}
        <Panel
          title={t('details.notifications')}
          level={3}
          isFlush
          note={rows.length >= USER_NOTIFICATIONS ? t('details.notificationsNote') : undefined}
          state={panelState(
            notifications,
            t('details.notificationsFailed'),
            rows.length > 0 || notifications.unread > 0 ? undefined : t('details.noNotifications'),
          )}
        >
          <Scroll tabIndex={0} role="group" aria-label={t('details.notifications')}>
            <NotificationList
              notifications={rows}
              unread={notifications.unread}
              onSelectStation={props.onSelectStation}
            />
          </Scroll>
        </Panel>
      </Columns>
    </Root>
  )
}
