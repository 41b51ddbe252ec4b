export { type ListSearch, type ListSort, listSearchSchema } from './listSearch.ts'
export { tableStateOf } from './tableState.ts'
export { type ListAddress, useListAddress } from './useListAddress.ts'
export { useListView } from './useListView.ts'
