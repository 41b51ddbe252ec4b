import { ROUTES } from '@corrente/domain/routing'

/** A permission as the wire sends it. */
export interface WirePermission {
  role_id: string | null
  route: string | null
  status: boolean | null
}

const ROLES = [
  'DASH_CVE_PRO_MONETIZATION_CONFIG',
  'DASH_CVE_PRO_CREATE_VOUCHER',
  'DASH_CVE_PRO_SMART_CHARGING_LOAD_BALANCE',
  'DASH_FINANCIAL_INDICATORS',
  'DASH_SMART_CHARGING_CREATE',
  'DASH_VIRTUAL_GROUP_EDIT_CHARGEBOXES',
] as const

const OPERATIONS = [
  'v15',
  'v16',
  'tasks',
  'change_availability',
  'remote_start',
  'remote_stop',
  'remote_reset',
  'get_configuration',
  'change_configuration',
  'unlock_connector',
  'update_firmware',
  'data_transfer',
  'trigger_message',
  'charging_profile',
  'set_charging_profile',
  'clear_charging_profile',
  'get_diagnostics',
  'clear_cache',
] as const

/** Both ways of writing a parameter occur on purpose. */
const READING = [
  '/',
  '/stations',
  '/station_groups',
  '/users',
  '/ocpptags',
  '/transactions',
  '/indicators',
  '/alerts',
] as const
const OPERATING = [
  '/admin',
  '/config',
  '/stations/create',
  '/stations/edit/:id',
  '/stations/delete/:id',
  '/stations/allow_edit_address',
  '/station_groups/create',
  '/station_groups/edit/{id}',
  '/users/create',
  '/user/:id',
  '/users_data/tenant_parent/cpf',
  '/ocpptags/create',
  '/ocpptags/edit/:id',
  '/ocpptags/delete/{id}',
  '/ocpptags/unknown',
  '/operations',
  ...OPERATIONS.map((name) => `/operations/${name}`),
  '/charging_profile/create',
  '/charging_profile/edit/:id',
  '/support',
  '/push_notification',
  '/log',
] as const
/** Rights that are no page of their own. */
const MONEY = ['/financial-indicators', '/transactions/show_nf_column'] as const
/** Every page that asks for a right, so that a new one can be opened without an entry here. */
const PAGES = ROUTES.filter(({ id, access }) => access === 'session' && id !== 'contact').map(({ path }) =>
  path.replaceAll('$', ':'),
)

const routes = (list: readonly string[]): WirePermission[] =>
  list.map((route) => ({ role_id: null, route, status: true }))
const roles = (list: readonly string[]): WirePermission[] =>
  list.map((role_id) => ({ role_id, route: null, status: true }))

/** What each demo profile may do; `nobody-*` and `blocked` never get in. */
export const PROFILES = {
  everything: [...routes([...new Set([...READING, ...OPERATING, ...MONEY, ...PAGES])]), ...roles(ROLES)],
  operator: [
    ...routes([...READING, ...OPERATING]),
    { role_id: null, route: '/financial', status: false },
    { role_id: null, route: '/financial-indicators', status: false },
    { role_id: 'DASH_CVE_PRO_SMART_CHARGING_LOAD_BALANCE', route: null, status: true },
    { role_id: null, route: '/a-route-that-nobody-knows', status: true },
  ],
  reader: [
    ...routes(READING),
    { role_id: 'DASH_DISABLE_TRANSACTION_OPTIONS', route: null, status: true },
    // Said and refused: what is only left out could be an entry that was forgotten.
    ...OPERATING.map((route) => ({ role_id: null, route, status: false })),
    { role_id: null, route: '/log', status: true },
  ],
  'roles-only': roles(ROLES),
  'no-home': routes(['/stations', '/users', '/transactions', '/alerts', '/user/:id']),
  'nobody-401': [],
  'nobody-200': [],
  blocked: [],
} satisfies Record<string, WirePermission[]>

/** The name of a demo profile. */
export type ProfileId = keyof typeof PROFILES

/** Permissions of a stored profile; someone without one has none. */
export const permissionsOf = (profile: string | null): WirePermission[] =>
  profile !== null && Object.hasOwn(PROFILES, profile) ? PROFILES[profile as ProfileId] : []
