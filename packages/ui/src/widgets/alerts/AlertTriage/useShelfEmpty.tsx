import { X } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import type { DataTableProps } from '../../../table/index.ts'

/** The search that a shelf is narrowed by. */
export interface ShelfSearch {
  isSearching: boolean
  onClearSearch: () => void
}

/** What an empty shelf says. */
export interface ShelfWords {
  /** Where there is nothing at all. */
  readonly none: { readonly title: string; readonly detail: string }
  /** Of what calls for somebody, where others lie on the other shelves: there is something, and it was seen. */
  readonly marked: string
  readonly isMarked: boolean
}

/** Why a shelf is empty: the search, that all of it lies elsewhere, or that nothing is there. */
export function useShelfEmpty(
  { isSearching, onClearSearch }: ShelfSearch,
  { none, marked, isMarked }: ShelfWords,
): NonNullable<DataTableProps<unknown>['empty']> {
  const t = useText('alert-list')
  if (isSearching)
    return {
      title: t('empty.noneHere'),
      detail: t('empty.noMatchDetail'),
      action: (
        <Button size="small" icon={<X aria-hidden="true" />} onClick={onClearSearch}>
          {t('empty.clear')}
        </Button>
      ),
    }
  return isMarked ? { title: t('triage.emptyTodo'), detail: marked } : none
}
