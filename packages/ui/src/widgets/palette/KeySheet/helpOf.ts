import { MENU, type MenuKey, type RouteId, routeOf } from '@corrente/domain/routing'

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

const inner = (key: InnerHelp): HelpWords => ({ inner: key })

const COMMAND = inner('command')

/** Pages with words of their own; any other has those of its area's item in the menu. */
const INNER: { readonly [Id in RouteId]?: HelpWords } = {
  'station-create': inner('stationForm'),
  'station-edit': inner('stationForm'),
  'station-group-create': inner('stationGroupForm'),
  'station-group-edit': inner('stationGroupForm'),
  'user-create': inner('userForm'),
  user: inner('userForm'),
  'tag-create': inner('tagForm'),
  'tag-edit': inner('tagForm'),
  'tags-unknown': inner('unknownTags'),
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

/** The words of a page; undefined for one of the public document, such as what is not found. */
export function helpOf(route: RouteId | undefined): HelpWords | undefined {
  if (route === undefined) return undefined
  const { area } = routeOf(route)
  const items = MENU.filter((item) => routeOf(item.route).area === area)
  const item = items.find((each) => each.route === route) ?? items[0]
  return INNER[route] ?? (item && { menu: item.id })
}
