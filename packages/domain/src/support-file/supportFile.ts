import type { Permission } from '../permissions/index.ts'
import { ROUTES } from '../routing/index.ts'
import type { EpochMs } from '../time/index.ts'
import { type QueryValue, queryText, safeJsonParse } from '../wire/index.ts'
import { type Anonymiser, createAnonymiser, pairsOf } from './anonymise.ts'
import { type KeptFailure, nameOf, placeOf } from './failure.ts'
import { isWord } from './words.ts'

/** A call as the page made it, with its answer; nothing of it leaves the page as it is. */
export interface KeptCall {
  /** When the answer was complete, by this machine's clock. */
  readonly at: EpochMs
  /** Which back end: `cp`, `fin`, `pag`, `vg`, `sc`. */
  readonly base: string
  readonly method: string
  /** The path as written in the code, its values still named: `users_data/{id}`. */
  readonly template: string
  /** The values of the template's places. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: Readonly<Record<string, QueryValue>> | undefined
  /** The body that was sent. */
  readonly sent?: unknown
  /** How it ended, as an `Outcome` says it. */
  readonly kind: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Why there was no answer. */
  readonly silence?: 'network' | 'timeout' | undefined
  /** From sending to the end of the body, in milliseconds. */
  readonly ms: number
  /** The body; undefined where there was none, or more than is kept. */
  readonly text?: string | undefined
}

/** A page that opened. */
export interface SupportStep {
  readonly at: EpochMs
  /** Its address, path and query. */
  readonly address: string
}

/** How an answer that is no JSON begins. */
export type OtherBody = 'empty' | 'html' | 'text'

/** A call in a file. */
export interface SupportCall extends Omit<KeptCall, 'text' | 'params' | 'query' | 'sent' | 'at'> {
  readonly at: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string>>
  /** What was sent, with other values; absent: nothing, or a password among it. */
  readonly sent?: unknown
  /** The answer with other values; absent: it was no JSON, or there was none. */
  readonly json?: unknown
  /** What it was instead. */
  readonly other?: OtherBody
}

/** What a page knows of itself when the file is made. */
export interface SupportFacts {
  /** As people read it to each other: `0.1.0 (1a2b3c4d)`. */
  readonly version: string
  readonly brand: string
  readonly language: string
  readonly scheme: string
  /** Time zone of the browser. */
  readonly zone: string
  readonly now: EpochMs
  readonly serverNow: EpochMs
  /** The page's path and query. */
  readonly address: string
  /** Inner size of the window, in pixels. */
  readonly width: number
  readonly height: number
  /** Undefined: nobody is signed in. */
  readonly user: { readonly id: number; readonly permissions: readonly Permission[] } | undefined
  readonly failures: readonly KeptFailure[]
  readonly steps: readonly SupportStep[]
  readonly calls: readonly KeptCall[]
}

/** The number of the form below; another form has another number. */
export const SUPPORT_FORMAT = 1

/** A file for support: what was on the screen and how it came there, with nobody in it. `pnpm replay` opens it. */
export interface SupportFile {
  readonly format: typeof SUPPORT_FORMAT
  readonly version: string
  readonly brand: string
  readonly language: string
  readonly scheme: string
  readonly zone: string
  readonly clock: { readonly now: string; readonly server: string }
  readonly screen: { readonly address: string; readonly width: number; readonly height: number }
  readonly user: { readonly id: number; readonly permissions: readonly Permission[] } | null
  readonly failures: readonly {
    readonly at: string
    readonly where: string
    readonly name: string
    readonly place: string
  }[]
  readonly steps: readonly (Omit<SupportStep, 'at'> & { readonly at: string })[]
  /** The last answer of each call, in the order of their ends. */
  readonly calls: readonly SupportCall[]
}

const iso = (at: EpochMs): string => new Date(at).toISOString()
/** Names of parts of a page. */
const NAME = /^[a-z][A-Za-z-]{0,60}$/
const isPattern = (where: string): boolean => ROUTES.some(({ path }) => path === where)

function bodyOf(text: string | undefined, { json }: Anonymiser): Pick<SupportCall, 'json' | 'other'> {
  if (text === undefined) return {}
  const parsed = safeJsonParse(text)
  if (parsed !== undefined) return { json: json(parsed) }
  const start = text.trim()
  return { other: start === '' ? 'empty' : start.startsWith('<') ? 'html' : 'text' }
}

/** A value of a path or a query, as a body has it. */
const standInOf = (value: string | number, key: string, { json }: Anonymiser): string | number => {
  const made = json(value, key)
  return typeof made === 'number' ? made : String(made)
}

/** The length of a password would say something of it. */
const hasPassword = (sent: unknown): boolean => /"[^"]*password[^"]*":/i.test(JSON.stringify(sent))

function callOf(
  { text, params = {}, query = {}, sent, at, ...call }: KeptCall,
  means: Anonymiser,
): SupportCall {
  const both = (entries: Iterable<readonly [string, string | number]>) =>
    [...entries].map(([key, value]) => [key, standInOf(value, key, means)] as const)
  return {
    at: iso(at),
    ...call,
    params: Object.fromEntries(both(Object.entries(params))),
    query: Object.fromEntries(
      both(pairsOf(queryText(query).slice(1))).map(([key, value]) => [key, String(value)]),
    ),
    ...(sent !== undefined && !hasPassword(sent) && { sent: means.json(sent) }),
    ...bodyOf(text, means),
  }
}

/** Parts of the routes of permissions: those of the product's addresses, and of the entries that are no page. */
const SEGMENTS: ReadonlySet<string> = new Set([
  ...ROUTES.flatMap(({ path }) => path.split('/')),
  ...['allow_edit_address', 'show_nf_column', 'users_data', 'tenant_parent', 'cpf', 'financial-indicators'],
])
const PLACE = /^[:$]?\{?(?:id|profileId|weekday|chargeBoxId|connectorId)\}?$/

/** An entry that the product knows; undefined for others, which say nothing to it. */
function permissionOf({ roleId, route, status }: Permission): Permission | undefined {
  const isRoute = route?.split('/').every((part) => SEGMENTS.has(part) || PLACE.test(part)) === true
  const isRole = roleId !== null && isWord(roleId)
  return isRoute || isRole
    ? { roleId: isRole ? roleId : null, route: isRoute ? route : null, status }
    : undefined
}

/** Makes the file. Pure: the same facts make the same file. */
export function supportFileOf(facts: SupportFacts): SupportFile {
  const means = createAnonymiser(facts.now)
  const { user } = facts
  return {
    format: SUPPORT_FORMAT,
    version: facts.version,
    brand: facts.brand,
    language: facts.language,
    scheme: facts.scheme,
    zone: facts.zone,
    clock: { now: iso(facts.now), server: iso(facts.serverNow) },
    screen: { address: means.address(facts.address), width: facts.width, height: facts.height },
    user: user
      ? {
          id: Number(means.json(user.id, 'id')),
          permissions: user.permissions.flatMap((one) => permissionOf(one) ?? []),
        }
      : null,
    failures: facts.failures.map(({ at, where, error }) => ({
      at: iso(at),
      where: isPattern(where) || NAME.test(where) ? where : '',
      name: nameOf(error),
      place: placeOf(error),
    })),
    steps: facts.steps.map(({ at, address }) => ({ at: iso(at), address: means.address(address) })),
    calls: facts.calls.map((call) => callOf(call, means)),
  }
}
