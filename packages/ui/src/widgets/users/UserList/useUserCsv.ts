import { documentText, type User } from '@corrente/domain/users'
import { csvFile } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

const WH_PER_KWH = 1000

/**
 * Users as a table for a spreadsheet, with the list's columns; cells that would be formulas are neutralised. It is a file
 * for work, so that nothing in it is covered.
 */
export function useUserCsv(): (users: readonly User[]) => Blob {
  const t = useText('users')
  const { locale } = useFormats()
  return (users) => {
    const head = [
      t('list.name'),
      t('list.email'),
      t('list.docType'),
      t('list.document'),
      t('list.tag'),
      t('list.status'),
      t('list.consumption'),
      t('list.vehicle'),
      t('list.recharges'),
    ]
    const rows = users.map((user) => [
      user.name ?? '',
      user.email ?? '',
      user.docType ?? '',
      { id: documentText(user) ?? '' },
      { id: user.idTag ?? '' },
      t(user.isCharging ? 'list.isCharging' : 'list.isIdle'),
      user.consumptionWh === undefined ? '' : user.consumptionWh / WH_PER_KWH,
      user.vehicle ?? '',
      user.recharges ?? '',
    ])
    return csvFile([head, ...rows], locale)
  }
}
