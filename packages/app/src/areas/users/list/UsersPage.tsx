import { useText } from '@corrente/ui/messages'
import { UserList } from '@corrente/ui/widgets/users'
import { useMay } from '../../../kit/access/index.ts'
import { useDownload, useMailedReport, useSaveCsv } from '../../../kit/downloads/index.ts'
import { useListAddress, useListView } from '../../../kit/lists/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { askUsersReport } from '../../../resources/users.ts'
import { PersonPage } from '../person/PersonPage.tsx'
import { useUserLimit } from '../useUserLimit.tsx'
import { UserPanel } from './UserPanel.tsx'
import { useNewUser } from './useNewUser.ts'
import { USER_RULES, type UserAddress } from './userSearch.ts'
import { useUserRows } from './useUserRows.ts'

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
