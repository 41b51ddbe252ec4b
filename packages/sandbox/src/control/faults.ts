import * as z from 'zod/mini'

/** What can be wrong with an answer itself. */
export const FAULT_KINDS = [
  'truncated',
  'malformed',
  'html',
  'empty',
  'reset',
  'endless',
  'wrong-length',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** The rule of a fault as a tester writes it. */
export const faultRuleSchema = z.strictObject({
  /** HTTP method; left out: all. */
  method: z.optional(z.string()),
  /** Path without its query; `*` stands for any text: `/api/v1/stats/*`. */
  path: z.string(),
  /** Exactly these parameters, as texts; left out: any query. */
  query: z.optional(z.record(z.string(), z.string())),
  /** Exactly this JSON body; left out: any. */
  sent: z.optional(z.unknown()),
  /** How many matching requests it meets before it is spent; left out: all. */
  times: z.optional(z.number()),
  /** How many matching requests pass unharmed first. */
  skip: z.optional(z.number()),
  /** Real milliseconds before the answer. */
  latencyMs: z.optional(z.number()),
  /** Answer with this status instead. */
  status: z.optional(z.number()),
  /** The body that goes with `status`: any JSON, or a text that is sent as it is. */
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  kind: z.optional(z.enum(FAULT_KINDS)),
  /** The call takes effect first, and only its answer is spoilt. */
  after: z.optional(z.boolean()),
})
/** A rule that matches requests by method and path. */
export type FaultRule = z.infer<typeof faultRuleSchema>

/** A rule in force. */
export interface ActiveFault {
  id: string
  rule: FaultRule
  /** Matching requests met so far, spared ones included. */
  met: number
}

/** The rules in force, first come first served. */
export interface FaultBook {
  add(rule: FaultRule): ActiveFault
  /** The fault of this request, which is then counted. */
  take(method: string, path: string, request?: Asked): ActiveFault | undefined
  remove(id: string): boolean
  clear(): void
  list(): readonly ActiveFault[]
}

/** Whether a pattern with `*` covers a path. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source}$`).test(path)
}

/** What else a rule may look at. */
export interface Asked {
  query: URLSearchParams
  /** The body as it came; empty: none. */
  body: string
}

const NOTHING: Asked = { query: new URLSearchParams(), body: '' }

const isQuery = (wanted: Readonly<Record<string, string>>, query: URLSearchParams): boolean =>
  query.size === Object.keys(wanted).length &&
  Object.entries(wanted).every(([name, value]) => query.get(name) === value)

/** A book without faults. */
export const createFaultBook = (): FaultBook => {
  let faults: ActiveFault[] = []
  let serial = 0
  const isSpent = ({ rule, met }: ActiveFault): boolean =>
    rule.times !== undefined && met - (rule.skip ?? 0) >= rule.times
  return {
    add: (rule) => {
      const fault = { id: `fault-${++serial}`, rule, met: 0 }
      faults.push(fault)
      return fault
    },
    take: (method, path, { query, body } = NOTHING) => {
      for (const fault of faults) {
        const { rule } = fault
        const isMethod =
          rule.method === undefined || rule.method === '*' || rule.method.toUpperCase() === method
        if (!isMethod || isSpent(fault) || !matchesPath(rule.path, path)) continue
        if (rule.query !== undefined && !isQuery(rule.query, query)) continue
        if (rule.sent !== undefined && JSON.stringify(rule.sent) !== body) continue
        fault.met++
        if (fault.met > (rule.skip ?? 0)) return fault
      }
      return undefined
    },
    remove: (id) => {
      const before = faults.length
      faults = faults.filter((fault) => fault.id !== id)
      return faults.length < before
    },
    clear: () => {
      faults = []
    },
    list: () => faults,
  }
}
