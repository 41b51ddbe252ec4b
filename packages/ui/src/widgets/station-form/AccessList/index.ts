export { AccessList, type AccessListProps, USERS_STATES, type UsersState } from './AccessList.tsx'
export type { CpfState } from './CpfSearch.tsx'
