import { pathOf } from '@corrente/domain/routing'
import { coveredUserLabel, type User } from '@corrente/domain/users'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { UserDetails, UserList } from '@corrente/ui/widgets/users'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLinkTo, useMay } from '../../../kit/access/index.ts'
import { useDownload, useMailedReport, useSaveCsv } from '../../../kit/downloads/index.ts'
import { useListAddress, useListView } from '../../../kit/lists/index.ts'
import { useAlone } from '../../../kit/writes/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { isUserLimitReached } from '../../../resources/userLimit.ts'
import { askUsersReport } from '../../../resources/users.ts'
import { PersonPage } from '../person/PersonPage.tsx'
import { seenUsersAtom, withSeen } from '../seenUsers.ts'
import { useUserActivity } from '../useUserActivity.ts'
import { useUserLimit } from '../useUserLimit.tsx'
import { USER_RULES, type UserAddress } from './userSearch.ts'
import { useUserRows } from './useUserRows.ts'

/** Opens the form of a new user, after the check of the limit (USR-013). @param onLimit - told where it is reached */
function useNewUser(onLimit: () => void): { readonly open: () => void; readonly isChecking: boolean } {
  const { cp } = usePorts().gateways
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const alone = useAlone('user-limit')
  const go = () => void navigate({ to: pathOf('user-create') })
  const open = () =>
    void alone.run(
      async () => {
        setChecking(true)
        const isReached = await isUserLimitReached(cp)
        setChecking(false)
        if (isReached) onLimit()
        else go()
        return false
      },
      () => {
        setChecking(false)
        go()
      },
    )
  return { open, isChecking }
}

/** What an expanded user shows: wallet, notifications, the way to edit (USR-012, USR-020, USR-021). */
function UserPanel({ user }: { readonly user: User }) {
  const editHref = useLinkTo('user', String(user.pk))
  const see = useSetAtom(seenUsersAtom)
  useEffect(() => see((seen) => withSeen(seen, user)), [see, user])
  return (
    <UserDetails
      name={coveredUserLabel(user, usePersonal())}
      {...useUserActivity(user.pk)}
      editHref={editHref}
      personHref={useLinkTo('person', String(user.pk))}
    />
  )
}

/** `/users`: the users, or the page of the one that the address names. */
export function UsersPage() {
  const address = useListAddress(USER_RULES)
  const { person } = address.values
  return person === undefined ? <EveryUser address={address} /> : <PersonPage key={person} pk={person} />
}

/** The users, found by whatever identifies somebody. */
function EveryUser({ address }: { readonly address: UserAddress }) {
  const t = useText('users')
  usePageTitle(t('list.title'))
  const { cp } = usePorts().gateways
  const may = useMay()
  const [view, setView] = useListView('users')
  const shown = useUserRows(address)
  const limit = useUserLimit()
  const newUser = useNewUser(limit.show)
  const report = useMailedReport()
  const { csvBlock } = useDownload()
  const { values, query } = address
  const filters = { query, isActive: values.inactive !== true, isChargingOnly: values.charging === true }
  return (
    <>
      <UserList
        isSearchFirst
        list={shown.list}
        filters={filters}
        onFiltersChange={({ query: q, isActive, isChargingOnly }) =>
          address.narrow({
            ...(q !== undefined && { q: q === '' ? undefined : q }),
            ...(isActive !== undefined && { inactive: isActive ? undefined : true }),
            ...(isChargingOnly !== undefined && { charging: isChargingOnly || undefined }),
          })
        }
        complete={shown.complete}
        onRetryComplete={shown.retryComplete}
        chargingCount={shown.charging}
        others={shown.others}
        isSharingDocument={shown.isSharingDocument}
        isIncomplete={address.isIncomplete}
        onExcel={() =>
          report.start({
            kind: 'users',
            ask: () => askUsersReport(cp, { isActive: filters.isActive, search: query.trim() }),
            sent: t('excel.sent'),
            failed: t('excel.failed'),
          })
        }
        isExcelRunning={report.isRunning}
        onSaveCsv={useSaveCsv('users')}
        csvBlock={csvBlock}
        onCreate={may('user-create') ? newUser.open : undefined}
        isCheckingLimit={newUser.isChecking}
        view={view}
        onViewChange={setView}
        renderPanel={(user) => <UserPanel user={user} />}
      />
      {limit.dialog}
    </>
  )
}
