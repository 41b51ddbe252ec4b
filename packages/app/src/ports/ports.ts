import type { Language, TenantRules } from '@corrente/domain/tenants'
import type { ZoneId } from '@corrente/domain/time'
import type { Scheme } from '@corrente/themes'
import type { Tenant } from '@corrente/themes/contract'
import type { ClockPort } from './clock.ts'
import type { LockPort } from './locks.ts'
import type { SessionPort } from './session.ts'
import type { SchemeChoice, StoragePort } from './storage.ts'

/** Ways to another place that leave the running document. In-app routes are the router's. */
export interface NavigationPort {
  /** The page's own origin. */
  readonly origin: string
  /** Path and query of the page. */
  readonly path: () => string
  /** Loads another page of this product, by a path of its own. */
  readonly go: (path: string) => void
  /** As `go`, without leaving the present page in the history. */
  readonly replace: (path: string) => void
  readonly reload: () => void
  /** Names the window after the screen: '{screen} · Dashboard', 'Dashboard' without one (BOOT-009). */
  readonly title: (screen: string | undefined) => void
}

/** The consent to cookies (SHL-012). */
export interface ConsentPort {
  readonly isGiven: () => boolean
  /** Keeps the consent for 365 days. */
  readonly give: () => void
}

/** Puts a text into the clipboard; false when the browser does not let it. */
export type CopyPort = (text: string) => Promise<boolean>

/** The tenant of this page. */
export interface TenantPort {
  /** Id whose look and rules are used: a known one. */
  readonly id: string
  /** Id as the server named it; may be unknown (THM-009). */
  readonly storedId: string
  /** What its `tenant.json` says. */
  readonly settings: Tenant
  /** The firm that the legal pages name (LEG-005); undefined where it is not known: no other one stands in. */
  readonly legal: Tenant['legal'] | undefined
  readonly rules: TenantRules
  /** Address of the logo, painted for what it stands on (THM-004). */
  readonly logo: (ground: 'chrome' | 'surface', scheme: Scheme) => string
  /** Outside address of the terms of use (http or https, checked), or undefined (LEG-006). */
  readonly termsOfUse: string | undefined
  /** Api key of the moment (BOOT-002). */
  readonly apiKey: () => string
}

/** How numbers and dates of this tenant are written, and where this browser stands. */
export interface FormatsPort {
  /** The tenant's locale, whatever the language of the words. */
  readonly locale: string
  /** The browser's time zone. */
  readonly zone: ZoneId
  /** Hours east of UTC at this moment. */
  readonly offsetHours: () => number
}

/** Language and colours: what holds and how to change it. */
export interface AppearancePort {
  readonly language: () => Language
  /** Switches the words, keeps the choice; resolves when the new words are there, rejects when they cannot be had. */
  readonly chooseLanguage: (choice: 'pt-BR' | 'en' | 'es') => Promise<void>
  readonly schemeChoice: () => SchemeChoice
  /** What is shown: the choice, or the machine's. */
  readonly scheme: () => Scheme
  readonly chooseScheme: (choice: SchemeChoice) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** One message that says what happened to what. */
export interface ToastRequest {
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly text: string
  /** The same id replaces the former toast. */
  readonly id?: string
  /** Toasts of one group are shown three at once, the rest as '+N'. */
  readonly group?: string
  /** For how long it stands, where the documents say so, in milliseconds; else by its tone. */
  readonly durationMs?: number
  readonly action?: { readonly label: string; readonly href: string }
}

/** Where messages are shown. */
export interface ToastPort {
  readonly show: (toast: ToastRequest) => void
}

/** What the error panel can copy: the last outcomes and failures, without bodies, tokens or ids. */
export interface ReportPort {
  readonly text: () => string
  /** Takes a failure that a boundary caught. */
  readonly failed: (where: string, error: unknown) => void
}

/** Settings of the build that areas may ask for. */
export interface BuildPort {
  /** Maps provider's style address; empty: the basemap that ships with the product. */
  readonly mapStyleUrl: string
  readonly mapsKey: string
  /** Where addresses are turned into points; empty: nowhere (STF-074). */
  readonly geocoderUrl: string
  /** Sent by the public QR calls only, never shown (BOOT-016). */
  readonly qrToken: string
}

/** Everything that the outside hands in; filled by boot, once, before anything renders. */
export interface Ports {
  readonly clock: ClockPort
  readonly storage: StoragePort
  readonly navigation: NavigationPort
  readonly session: SessionPort
  readonly tenant: TenantPort
  readonly formats: FormatsPort
  readonly appearance: AppearancePort
  readonly toasts: ToastPort
  readonly report: ReportPort
  readonly consent: ConsentPort
  readonly copy: CopyPort
  readonly locks: LockPort
  /** An id that nothing else has: of one send, of one file. */
  readonly newId: () => string
  readonly build: BuildPort
}
