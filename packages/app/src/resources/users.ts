import { readNotifications } from '@corrente/domain/notifications'
import {
  ALL_USERS_SIZE,
  readUsers,
  USER_NOTIFICATIONS,
  USERS_PER_PAGE,
  type User,
} from '@corrente/domain/users'
import type { Block } from '@corrente/domain/wire'
import { type DownloadedFile, type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'

/** Start of the keys of everything that shows users; a save marks it out of date. */
export const USERS_KEY = ['users'] as const

/** Which users are asked for. */
export interface UserListQuestion {
  /** The active alone, or the inactive alone (USR-002). */
  readonly isActive: boolean
  /** Part of a name or an e-mail; '' for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly size: number
}

const LIST = 'users_data/dashboard-details'
const filtersOf = ({ isActive, search }: Pick<UserListQuestion, 'isActive' | 'search'>) => ({
  activeUsers: isActive,
  searchInput: search === '' ? undefined : search,
})

/** GET users_data/dashboard-details: one page of users (API-029, USR-010). */
export const readUserPage = (
  cp: Gateway,
  { page, size, ...filters }: UserListQuestion,
  signal?: AbortSignal,
): Promise<Outcome<Block<User>>> =>
  cp.get(LIST, readUsers, { query: { ...filtersOf(filters), page, size }, signal })

/** A page of the list. @param question - undefined: nothing is asked */
export const userPageQuery = (question: Omit<UserListQuestion, 'size'> | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...USERS_KEY, 'list', question],
    isEnabled: question !== undefined,
    run: (signal) =>
      readUserPage(cp, { isActive: true, search: '', page: 1, ...question, size: USERS_PER_PAGE }, signal),
  }))

/** The same call for all of them, as it comes: forty thousand rows are read elsewhere than on the page. */
export const downloadAllUsers = (
  cp: Gateway,
  isActive: boolean,
  signal: AbortSignal,
): Promise<Outcome<DownloadedFile>> =>
  cp.download('GET', LIST, {
    mediaType: 'application/json',
    extension: 'json',
    query: { ...filtersOf({ isActive, search: '' }), page: 1, size: ALL_USERS_SIZE },
    signal,
  })

/** GET report/xlsx/users: the file comes by e-mail, the answer only says that it will (USR-054, MON-041). */
export const askUsersReport = (
  cp: Gateway,
  filters: Pick<UserListQuestion, 'isActive' | 'search'>,
): Promise<Outcome<unknown>> =>
  cp.get('report/xlsx/users', (body) => ({ data: body, unread: 0 }), { query: filtersOf(filters) })

/** The last 30 notifications of a user, newest first (USR-021, USR-022). */
export const userNotificationsQuery = (userPk: number) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...USERS_KEY, 'notifications', userPk],
    run: (signal) =>
      cp.get('notification/chargeBox', readNotifications, {
        query: { userPk, limit: USER_NOTIFICATIONS },
        signal,
      }),
  }))
