import { SavedViews } from '@corrente/ui/widgets/lists'
import { usePageTitle } from '../../ports/index.ts'
import { type ListRules, type ListValues, useListAddress } from './useListAddress.ts'
import { useListView } from './useListView.ts'
import { useSavedViews } from './useSavedViews.ts'

/** What the page of a list is. */
interface ListPage<Values extends ListValues> {
  /** The list's name in the code. */
  readonly name: string
  readonly title: string
  /** The list's address without its query. */
  readonly path: string
  readonly rules: ListRules<Values>
  /** What a saved view holds, where that is less than the address: a view names nobody. */
  readonly viewRules?: Pick<ListRules<ListValues>, 'read'> | undefined
}

/** The page of a list with saved views: its window's title, its address, and what its widget takes of it. */
export function useListPage<Values extends ListValues>({
  name,
  title,
  path,
  rules,
  viewRules = rules,
}: ListPage<Values>) {
  usePageTitle(title)
  const address = useListAddress(rules)
  const [view, onViewChange] = useListView(name)
  const views = useSavedViews(name, path, viewRules.read)
  const search = { query: address.query, onQueryChange: address.search }
  return { address, page: { view, onViewChange, ...search, actions: <SavedViews {...views} /> } }
}
