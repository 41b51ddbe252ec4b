import type alertList from './catalogues/alert-list.pt-BR.json'
import type alerts from './catalogues/alerts.pt-BR.json'
import type analytics from './catalogues/analytics.pt-BR.json'
import type chargingProfiles from './catalogues/charging-profiles.pt-BR.json'
import type charts from './catalogues/charts.pt-BR.json'
import type common from './catalogues/common.pt-BR.json'
import type controls from './catalogues/controls.pt-BR.json'
import type financial from './catalogues/financial.pt-BR.json'
import type forms from './catalogues/forms.pt-BR.json'
import type home from './catalogues/home.pt-BR.json'
import type legal from './catalogues/legal.pt-BR.json'
import type live from './catalogues/live.pt-BR.json'
import type logs from './catalogues/logs.pt-BR.json'
import type map from './catalogues/map.pt-BR.json'
import type money from './catalogues/money.pt-BR.json'
import type moneyQueue from './catalogues/money-queue.pt-BR.json'
import type monthCheck from './catalogues/month-check.pt-BR.json'
import type ocpp from './catalogues/ocpp.pt-BR.json'
import type onceOnly from './catalogues/once-only.pt-BR.json'
import type operations from './catalogues/operations.pt-BR.json'
import type palette from './catalogues/palette.pt-BR.json'
import type pickers from './catalogues/pickers.pt-BR.json'
import type priceHere from './catalogues/price-here.pt-BR.json'
import type pricingProfiles from './catalogues/pricing-profiles.pt-BR.json'
import type pricingWeek from './catalogues/pricing-week.pt-BR.json'
import type qrCode from './catalogues/qr-code.pt-BR.json'
import type refunds from './catalogues/refunds.pt-BR.json'
import type reliability from './catalogues/reliability.pt-BR.json'
import type reports from './catalogues/reports.pt-BR.json'
import type session from './catalogues/session.pt-BR.json'
import type shell from './catalogues/shell.pt-BR.json'
import type smartCharging from './catalogues/smart-charging.pt-BR.json'
import type stationForm from './catalogues/station-form.pt-BR.json'
import type stationGroups from './catalogues/station-groups.pt-BR.json'
import type stationList from './catalogues/station-list.pt-BR.json'
import type stations from './catalogues/stations.pt-BR.json'
import type support from './catalogues/support.pt-BR.json'
import type table from './catalogues/table.pt-BR.json'
import type tagImport from './catalogues/tag-import.pt-BR.json'
import type tags from './catalogues/tags.pt-BR.json'
import type transactions from './catalogues/transactions.pt-BR.json'
import type unknownTags from './catalogues/unknown-tags.pt-BR.json'
import type users from './catalogues/users.pt-BR.json'
import type views from './catalogues/views.pt-BR.json'
import type virtualGroups from './catalogues/virtual-groups.pt-BR.json'
import type voucherForm from './catalogues/voucher-form.pt-BR.json'
import type vouchers from './catalogues/vouchers.pt-BR.json'

/** Every area that has catalogues. Made of their folder by `pnpm catalogues:update`. */
export const MESSAGE_AREAS = [
  'alert-list',
  'alerts',
  'analytics',
  'charging-profiles',
  'charts',
  'common',
  'controls',
  'financial',
  'forms',
  'home',
  'legal',
  'live',
  'logs',
  'map',
  'money',
  'money-queue',
  'month-check',
  'ocpp',
  'once-only',
  'operations',
  'palette',
  'pickers',
  'price-here',
  'pricing-profiles',
  'pricing-week',
  'qr-code',
  'refunds',
  'reliability',
  'reports',
  'session',
  'shell',
  'smart-charging',
  'station-form',
  'station-groups',
  'station-list',
  'stations',
  'support',
  'table',
  'tag-import',
  'tags',
  'transactions',
  'unknown-tags',
  'users',
  'views',
  'virtual-groups',
  'voucher-form',
  'vouchers',
] as const

/** The Portuguese catalogues give the keys; the other languages must match them (see catalogues.test.ts). */
export interface Catalogues {
  'alert-list': typeof alertList
  alerts: typeof alerts
  analytics: typeof analytics
  'charging-profiles': typeof chargingProfiles
  charts: typeof charts
  common: typeof common
  controls: typeof controls
  financial: typeof financial
  forms: typeof forms
  home: typeof home
  legal: typeof legal
  live: typeof live
  logs: typeof logs
  map: typeof map
  money: typeof money
  'money-queue': typeof moneyQueue
  'month-check': typeof monthCheck
  ocpp: typeof ocpp
  'once-only': typeof onceOnly
  operations: typeof operations
  palette: typeof palette
  pickers: typeof pickers
  'price-here': typeof priceHere
  'pricing-profiles': typeof pricingProfiles
  'pricing-week': typeof pricingWeek
  'qr-code': typeof qrCode
  refunds: typeof refunds
  reliability: typeof reliability
  reports: typeof reports
  session: typeof session
  shell: typeof shell
  'smart-charging': typeof smartCharging
  'station-form': typeof stationForm
  'station-groups': typeof stationGroups
  'station-list': typeof stationList
  stations: typeof stations
  support: typeof support
  table: typeof table
  'tag-import': typeof tagImport
  tags: typeof tags
  transactions: typeof transactions
  'unknown-tags': typeof unknownTags
  users: typeof users
  views: typeof views
  'virtual-groups': typeof virtualGroups
  'voucher-form': typeof voucherForm
  vouchers: typeof vouchers
}
