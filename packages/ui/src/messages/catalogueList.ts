import type alertList from './catalogues/alert-list.pt-BR.json'
import type alerts from './catalogues/alerts.pt-BR.json'
import type analytics from './catalogues/analytics.pt-BR.json'
import type charts from './catalogues/charts.pt-BR.json'
import type common from './catalogues/common.pt-BR.json'
import type controls from './catalogues/controls.pt-BR.json'
import type forms from './catalogues/forms.pt-BR.json'
import type home from './catalogues/home.pt-BR.json'
import type legal from './catalogues/legal.pt-BR.json'
import type live from './catalogues/live.pt-BR.json'
import type logs from './catalogues/logs.pt-BR.json'
import type map from './catalogues/map.pt-BR.json'
import type onceOnly from './catalogues/once-only.pt-BR.json'
import type operations from './catalogues/operations.pt-BR.json'
import type palette from './catalogues/palette.pt-BR.json'
import type qrCode from './catalogues/qr-code.pt-BR.json'
import type reports from './catalogues/reports.pt-BR.json'
import type session from './catalogues/session.pt-BR.json'
import type shell from './catalogues/shell.pt-BR.json'
import type stationForm from './catalogues/station-form.pt-BR.json'
import type stationGroups from './catalogues/station-groups.pt-BR.json'
import type stationList from './catalogues/station-list.pt-BR.json'
import type stations from './catalogues/stations.pt-BR.json'
import type support from './catalogues/support.pt-BR.json'
import type table from './catalogues/table.pt-BR.json'
import type tagImport from './catalogues/tag-import.pt-BR.json'
import type tags from './catalogues/tags.pt-BR.json'
import type unknownTags from './catalogues/unknown-tags.pt-BR.json'
import type users from './catalogues/users.pt-BR.json'
import type views from './catalogues/views.pt-BR.json'

/** Every area that has catalogues. Made of their folder by `pnpm catalogues:update`. */
export const MESSAGE_AREAS = [
  'alert-list',
  'alerts',
  'analytics',
  'charts',
  'common',
  'controls',
  'forms',
  'home',
  'legal',
  'live',
  'logs',
  'map',
  'once-only',
  'operations',
  'palette',
  'qr-code',
  'reports',
  'session',
  'shell',
  'station-form',
  'station-groups',
  'station-list',
  'stations',
  'support',
  'table',
  'tag-import',
  'tags',
  'unknown-tags',
  'users',
  'views',
] as const

/** The Portuguese catalogues give the keys; the other languages must match them (see catalogues.test.ts). */
export interface Catalogues {
  'alert-list': typeof alertList
  alerts: typeof alerts
  analytics: typeof analytics
  charts: typeof charts
  common: typeof common
  controls: typeof controls
  forms: typeof forms
  home: typeof home
  legal: typeof legal
  live: typeof live
  logs: typeof logs
  map: typeof map
  'once-only': typeof onceOnly
  operations: typeof operations
  palette: typeof palette
  'qr-code': typeof qrCode
  reports: typeof reports
  session: typeof session
  shell: typeof shell
  'station-form': typeof stationForm
  'station-groups': typeof stationGroups
  'station-list': typeof stationList
  stations: typeof stations
  support: typeof support
  table: typeof table
  'tag-import': typeof tagImport
  tags: typeof tags
  'unknown-tags': typeof unknownTags
  users: typeof users
  views: typeof views
}
