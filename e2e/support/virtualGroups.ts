import type { Sandbox } from '@corrente/sandbox'
import type { Page } from '@playwright/test'
import type { WirePermission } from './session.ts'

export const LIST = '/virtual-groups'
export const CREATE = '/virtual-groups/create'
export const SELECT = '/virtual-groups/chargeboxes/select'
export const GATEWAY = '/mk-ms-virtualgroup'
export const GROUPS = `${GATEWAY}/virtual-groups`

/** What the pages of groups need, with the right to smart charging or without. */
export const permissionsOf = ({ smart = false, add = true } = {}): WirePermission[] => [
  { role_id: 'DASH_CVE_PRO_MONETIZATION_CONFIG', route: null, status: true },
  { role_id: 'DASH_SMART_CHARGING_CREATE', route: null, status: smart },
  ...(add ? [{ role_id: 'DASH_VIRTUAL_GROUP_EDIT_CHARGEBOXES', route: null, status: true }] : []),
  ...[
    '/',
    LIST,
    CREATE,
    '/virtual-groups/view/:id',
    '/virtual-groups/edit/:id',
    '/virtual-groups/edit/:id/chargeboxes',
    SELECT,
  ].map((route) => ({ role_id: null, route, status: true })),
]

/** The calls of the gateway so far, oldest first: method and path with its query. */
export const callsOf = (sandbox: Sandbox, method?: string): string[] =>
  sandbox.control
    .requests()
    .filter((request) => request.path.startsWith(GATEWAY) && (!method || request.method === method))
    .map((request) => `${request.method} ${request.path.slice(GATEWAY.length)}`)

/** The parts of the pages. */
export const screen = (page: Page) => ({
  names: page.getByRole('rowheader').getByRole('link'),
  row: (name: string) => page.getByRole('row').filter({ hasText: name }),
  tab: (name: string) => page.getByRole('tab', { name }),
  field: (name: string) => page.getByRole('textbox', { name, exact: true }),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
  dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
  question: page.getByRole('alertdialog'),
})

/** Opens a group by its name. */
export const openGroup = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
