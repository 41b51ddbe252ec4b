import { MENU, type MenuKey, type ROUTES, type RouteEntry, type RouteId } from '@corrente/domain/routing'

/** A page that no item of the menu leads to, by its words in the catalogue. */
export type InnerHelp =
  | 'stationForm'
  | 'stationGroupForm'
  | 'userForm'
  | 'tagForm'
  | 'unknownTags'
  | 'command'
  | 'tasks'
  | 'chargingProfiles'
  | 'chargingProfileForm'
  | 'pricingProfile'
  | 'pricingDay'
  | 'virtualGroup'
  | 'virtualGroupForm'
  | 'virtualGroupChargers'
  | 'voucher'
  | 'voucherForm'
  | 'voucherUsers'
  | 'contact'

/** What help says of a page: the words of its item in the menu, or words of its own. */
export type HelpWords = { readonly menu: MenuKey } | { readonly inner: InnerHelp }

type IdOf<Entry extends RouteEntry> = Extract<(typeof ROUTES)[number], { entry: Entry }>['id']

const menu = (key: MenuKey): HelpWords => ({ menu: key })
const inner = (key: InnerHelp): HelpWords => ({ inner: key })

const COMMAND = inner('command')
const RECHARGES = menu('transactions')

/** Every page of the signed-in document that is no item of the menu; one without its words does not compile. */
const INNER: { readonly [Id in Exclude<IdOf<'app'>, (typeof MENU)[number]['route']>]: HelpWords } = {
  admin: menu('home'),
  config: menu('home'),
  'station-create': inner('stationForm'),
  'station-edit': inner('stationForm'),
  'station-delete': menu('stations'),
  'station-group-create': inner('stationGroupForm'),
  'station-group-edit': inner('stationGroupForm'),
  'user-create': inner('userForm'),
  user: inner('userForm'),
  'tag-create': inner('tagForm'),
  'tag-edit': inner('tagForm'),
  'tag-delete': menu('tags'),
  'tags-unknown': inner('unknownTags'),
  'operations-v15': menu('operations'),
  'operations-v16': menu('operations'),
  'operations-tasks': inner('tasks'),
  'operations-charging-profile': inner('chargingProfiles'),
  'operations-change-availability': COMMAND,
  'operations-remote-start': COMMAND,
  'operations-remote-stop': COMMAND,
  'operations-remote-reset': COMMAND,
  'operations-get-configuration': COMMAND,
  'operations-change-configuration': COMMAND,
  'operations-unlock-connector': COMMAND,
  'operations-update-firmware': COMMAND,
  'operations-data-transfer': COMMAND,
  'operations-trigger-message': COMMAND,
  'operations-set-charging-profile': COMMAND,
  'operations-clear-charging-profile': COMMAND,
  'operations-get-diagnostics': COMMAND,
  'operations-clear-cache': COMMAND,
  'transaction-payment-edit': RECHARGES,
  'cancel-idle-payment': RECHARGES,
  contact: inner('contact'),
  'charging-profile-create': inner('chargingProfileForm'),
  'charging-profile-edit': inner('chargingProfileForm'),
  'pricing-profile': inner('pricingProfile'),
  'pricing-weekday': inner('pricingDay'),
  'virtual-group-create': inner('virtualGroupForm'),
  'virtual-group-view': inner('virtualGroup'),
  'virtual-group-edit': inner('virtualGroupForm'),
  'virtual-group-chargers': inner('virtualGroupChargers'),
  'virtual-group-select': inner('virtualGroupForm'),
  'voucher-create': inner('voucherForm'),
  'voucher-create-users': inner('voucherUsers'),
  voucher: inner('voucher'),
  'voucher-edit': inner('voucherForm'),
  'voucher-edit-users': inner('voucherUsers'),
  'voucher-alias': inner('voucher'),
}

const all: ReadonlyMap<RouteId, HelpWords> = new Map([
  ...MENU.map(({ id, route }) => [route, menu(id)] as const),
  ...(Object.entries(INNER) as [keyof typeof INNER, HelpWords][]), // the keys are written above
])

/** The words of a page; undefined for one of the public document, such as what is not found. */
export const helpOf = (route: RouteId | undefined): HelpWords | undefined => route && all.get(route)
