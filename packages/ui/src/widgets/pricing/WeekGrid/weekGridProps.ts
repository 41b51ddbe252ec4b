import type { PricingWeek, TypedBox, Weekday, WeekStep } from '@corrente/domain/pricing'

export interface WeekGridProps {
  /** The week as it stands; undefined: it is being read. */
  week: PricingWeek | undefined
  /** The week as it was loaded: what differs from it is marked. */
  before: PricingWeek
  /** An edit was made, with its name for undo. Without it the week is read only. */
  onChange?: ((week: PricingWeek, step: WeekStep) => void) | undefined
  /** Why it is read only: no permission, entries that could not be read, a save under way. */
  readOnlyReason?: string | undefined
  /** The zone of its hours: "Horário de Brasília (UTC−3)". */
  zoneName: string
  /** A price that was being typed when the week was last open: it opens with it. */
  typed?: TypedBox | undefined
  /** The price that is being typed and not kept so far; going on keeps it. Keep the function while nothing changes. */
  onTyped?: ((typed: TypedBox | undefined) => void) | undefined
  /** Ctrl+Z. */
  onUndo?: (() => void) | undefined
  /** Ctrl+Shift+Z. */
  onRedo?: (() => void) | undefined
  /** The page of a day (DPR-007). */
  hrefOf?: ((day: Weekday) => string) | undefined
  /** The dates of a certain week, so that its exceptions are drawn; undefined: a typical week, which has none. */
  dates?: Readonly<Record<Weekday, string>> | undefined
  /** Where the tenant's clock stands; undefined: no line. */
  now?: { readonly day: Weekday; readonly minute: number } | undefined
  /** The letter of the tariff that stands out. */
  shown?: string | undefined
}
