import type { KeptFailure, SupportStep } from '@corrente/domain/support-file'
import type { Language, TenantRules } from '@corrente/domain/tenants'
import type { ZoneId } from '@corrente/domain/time'
import type { Scheme } from '@corrente/themes'
import type { Tenant } from '@corrente/themes/contract'
import type { ComponentType, ReactNode } from 'react'
import type { ClockPort } from './clock.ts'
import type { HistoryPort } from './history.ts'
import type { HumanCheckProps } from './humanCheck.ts'
import type { LockPort } from './locks.ts'
import type { SessionPort } from './session.ts'
import type { SchemeChoice, StoragePort } from './storage.ts'

/** Navigation that leaves the running document. Routes within it are the router's. */
export interface NavigationPort {
  /** The page's own origin. */
  readonly origin: string
  /** Path and query of the page. */
  readonly path: () => string
  /** Loads another page of this product by its path. */
  readonly go: (path: string) => void
  /** Like `go`, but replaces the current page in the history. */
  readonly replace: (path: string) => void
  /** Follows a link from outside of the router, such as a toast's: by the document's own history once it has one. */
  readonly follow: (path: string) => void
  /** Says how this document follows links. @returns takes it back */
  readonly followBy: (follow: (path: string) => void) => () => void
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

/** Copies a text to the clipboard; rejects when the browser refuses, and the button says so. */
export type CopyPort = (text: string) => Promise<void>

/** The tenant of this page. */
export interface TenantPort {
  /** Id whose look and rules are used: a known one. */
  readonly id: string
  /** What its `tenant.json` says. */
  readonly settings: Tenant
  /** The firm that the legal pages name (LEG-005); undefined where it is not known; there is no default. */
  readonly legal: Tenant['legal'] | undefined
  readonly rules: TenantRules
  /** Address of the logo, painted for what it stands on (THM-004). */
  readonly logo: (ground: 'chrome' | 'surface', scheme: Scheme) => string
  /** Outside address of the terms of use (http or https, checked), or undefined (LEG-006). */
  readonly termsOfUse: string | undefined
  /** The current api key (BOOT-002). */
  readonly apiKey: () => string
}

/** How this tenant writes numbers and dates, and the browser's time zone. */
export interface FormatsPort {
  /** The tenant's locale, whatever the language of the words. */
  readonly locale: string
  /** The browser's time zone. */
  readonly zone: ZoneId
  /** Hours east of UTC now. */
  readonly offsetHours: () => number
}

/** Language and colours, and how to change them. */
export interface AppearancePort {
  readonly language: () => Language
  /** Switches the language and keeps the choice. Resolves when the messages are loaded, rejects when they cannot be. */
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
  /** A name in the text, which is cut before what happened to it. */
  readonly subject?: string
  /** The same id replaces the former toast. */
  readonly id?: string
  /** Where exactly, on a line of its own. */
  readonly detail?: string
  /** Not read out by a screen reader. */
  readonly isQuiet?: boolean
  /** A small control beside its cross. */
  readonly setting?: ReactNode
  /** Toasts of one group are shown one at a time, the others as '+N'. */
  readonly group?: string
  /** How long it is shown in milliseconds, where the documents say so; else by its tone. */
  readonly durationMs?: number
  readonly action?: { readonly label: string; readonly href: string }
}

/** Where messages are shown. */
export interface ToastPort {
  readonly show: (toast: ToastRequest) => void
  readonly dismiss: (id: string) => void
}

/** What happened to the page itself. Nothing of it leaves the page as it is. */
export interface ReportPort {
  /** The last failures, oldest first. */
  readonly failures: () => readonly KeptFailure[]
  /** The last pages, oldest first. */
  readonly steps: () => readonly SupportStep[]
  /** Another page stands. */
  readonly went: (address: string) => void
  /** Records a failure. */
  readonly failed: (where: string, error: unknown) => void
}

/** Settings of the build that areas may read. */
export interface BuildPort {
  /** As people read it to each other: `0.1.0 (1a2b3c4d)`. */
  readonly version: string
  /** Address of the deployment's own map, a style or a file of tiles; empty: the basemap that ships with the product. */
  readonly mapStyleUrl: string
  readonly mapsKey: string
  /** Address of the geocoder; empty: none (STF-074). */
  readonly geocoderUrl: string
  /** Sent by the public QR calls only, never shown (BOOT-016). */
  readonly qrToken: string
}

/**
 * Everything from outside, all services of a document in one object; boot fills it once, before anything renders.
 * `gateways` and `live` add their services to it where they declare them.
 */
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
  /** A unique id, for one send or one file. */
  readonly newId: () => string
  readonly build: BuildPort
  /** Of the public document: its pages walk by it. */
  readonly history?: HistoryPort
  /** Of the public document: what keeps machines out of its forms. */
  readonly humanCheck?: ComponentType<HumanCheckProps>
}
