import type alertList from './catalogues/alert-list.pt-BR.json'
import type alerts from './catalogues/alerts.pt-BR.json'
import type charts from './catalogues/charts.pt-BR.json'
import type common from './catalogues/common.pt-BR.json'
import type controls from './catalogues/controls.pt-BR.json'
import type forms from './catalogues/forms.pt-BR.json'
import type home from './catalogues/home.pt-BR.json'
import type legal from './catalogues/legal.pt-BR.json'
import type live from './catalogues/live.pt-BR.json'
import type map from './catalogues/map.pt-BR.json'
import type onceOnly from './catalogues/once-only.pt-BR.json'
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
import type views from './catalogues/views.pt-BR.json'

/** Every area that has catalogues; a new area is one line here and in `Catalogues`. */
export const MESSAGE_AREAS = [
  'common',
  'shell',
  'session',
  'home',
  'stations',
  'alerts',
  'alert-list',
  'legal',
  'live',
  'map',
  'charts',
  'table',
  'controls',
  'forms',
  'palette',
  'reports',
  'views',
  'station-form',
  'station-groups',
  'station-list',
  'once-only',
  'support',
  'qr-code',
] as const
export type MessageArea = (typeof MESSAGE_AREAS)[number]

/** The Portuguese catalogues give the keys; the other languages must match them (see catalogues.test.ts). */
interface Catalogues {
  common: typeof common
  shell: typeof shell
  session: typeof session
  home: typeof home
  stations: typeof stations
  alerts: typeof alerts
  'alert-list': typeof alertList
  legal: typeof legal
  live: typeof live
  map: typeof map
  charts: typeof charts
  table: typeof table
  controls: typeof controls
  forms: typeof forms
  palette: typeof palette
  reports: typeof reports
  views: typeof views
  'station-form': typeof stationForm
  'station-groups': typeof stationGroups
  'station-list': typeof stationList
  'once-only': typeof onceOnly
  support: typeof support
  'qr-code': typeof qrCode
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<K extends string> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

/** The keys of an area, nested ones joined by dots, plural suffixes left out: `dateRange.error.tooLong`. */
export type MessageKey<A extends MessageArea> = Leaves<Catalogues[A]>

/** A catalogue as it lies in its file. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}
