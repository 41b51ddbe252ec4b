import { acrossMidnight, clockOf, DAY_MINUTES, minuteOf, misplaced, type Span } from '../day-plan/index.ts'
import {
  checkForm,
  defineForm,
  type FieldMessage,
  type FormErrors,
  isSameValue,
  own,
  text,
} from '../forms/index.ts'
import { isJsonObject, ownField, type Read, textOf, whole, z } from '../wire/index.ts'
import { type DayCurve, isSameCurve, type LimitedSpan } from './curve.ts'
import { type IntervalWire, intervalWire, type Loss, readSchedule, WIRE_END } from './schedule.ts'

/** An interval as it stands in the form: times as they are typed. */
export interface IntervalRow {
  /** Tells rows apart while they are edited; it is sent nowhere. */
  readonly id: number
  readonly from: string
  readonly to: string
  /** Amperes; undefined: none yet. */
  readonly limit: number | undefined
}

/** The limits of the day in the form: one field, since its parts only make sense together. */
export interface ProfilePlan {
  /** Amperes. */
  readonly limit: number | undefined
  readonly rows: readonly IntervalRow[]
}

/** What the form of a charging profile holds (CHP-008). */
export interface ProfileValues {
  readonly description: string
  readonly plan: ProfilePlan
}

/** What the form started from. */
export interface ProfileBase {
  /** undefined until it was created. */
  readonly pk: number | undefined
  readonly values: ProfileValues
  /** What saving would lose of what was loaded. */
  readonly losses: readonly Loss[]
}

/** The parts of an interval that one types. */
export type IntervalPart = Exclude<keyof IntervalRow, 'id'>
/** A place of the form: `plan.limit` is the default, `plan.0.from` the begin of the first interval. */
export type ProfilePath = 'description' | 'plan' | 'plan.limit' | `plan.${number}.${IntervalPart}`
/** What can be wrong with a profile; the words are in the catalogue of forms. */
export type ProfileWord =
  | 'required'
  | 'tooLong'
  | 'negative'
  | 'profile.descriptionMissing'
  | 'profile.limitMissing'
  | 'profile.timesMissing'
  | 'profile.sameAsDefault'
  | 'profile.misplaced'
  | 'profile.lastMinute'
  | 'profile.oneDecimal'
/** What is wrong with a profile, by place; empty when it may be sent. */
export type ProfileErrors = FormErrors<ProfilePath, ProfileWord>

/** The most characters of a description (CHP-013). */
const DESCRIPTION_LIMIT = 20
/** Below it, and above 0, no recharge goes on: IEC 61851 knows no lower current. In amperes. */
export const LEAST_CURRENT = 6

const rowOf = ({ start, end, limit }: LimitedSpan, id: number): IntervalRow => ({
  id,
  from: clockOf(start),
  to: clockOf(end),
  limit,
})

/** A plan as its form shows it; intervals get the ids 1, 2, 3. */
export const planOf = ({ defaultLimit, intervals }: DayCurve): ProfilePlan => ({
  limit: defaultLimit,
  rows: intervals.map((each, index) => rowOf(each, index + 1)),
})

/** An id that no row of a plan has. */
export const freshId = ({ rows }: ProfilePlan): number => Math.max(0, ...rows.map(({ id }) => id)) + 1

/**
 * The minutes of a row; undefined while one of its times cannot be read. An end of 00:00 is the end of the day, and one of
 * 23:59 too, which is how the wire writes it (CHP-017).
 */
export function spanOf({ from, to }: Pick<IntervalRow, 'from' | 'to'>): Span | undefined {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  if (start === undefined || end === undefined || start === DAY_MINUTES) return undefined
  return { start, end: end === 0 || end === WIRE_END ? DAY_MINUTES : end }
}

/** What can be drawn of a plan: its intervals that have times and a limit, apart from each other, in their order. */
export function curveOf({ limit, rows }: ProfilePlan): DayCurve {
  const intervals: LimitedSpan[] = []
  const found = rows.flatMap((row) => {
    const span = spanOf(row)
    return span && span.end > span.start && row.limit !== undefined ? [{ ...span, limit: row.limit }] : []
  })
  for (const each of found.toSorted((a, b) => a.start - b.start))
    if (each.start >= (intervals.at(-1)?.end ?? 0)) intervals.push(each)
  return { defaultLimit: limit, intervals }
}

/** A row whose end lies before its begin goes on after midnight: it is two, each in its place (CHP-017). */
export function splitAtMidnight(plan: ProfilePlan, id: number): ProfilePlan {
  const row = plan.rows.find((each) => each.id === id)
  const span = row && spanOf(row)
  if (!row || !span || span.end > span.start) return plan
  const parts = acrossMidnight(span.start, span.end).map((part, index) => ({
    ...row,
    ...(index > 0 && { id: freshId(plan) }),
    from: clockOf(part.start),
    to: clockOf(part.end),
  }))
  return withRows({ ...plan, rows: plan.rows.filter((each) => each.id !== id) }, parts)
}

/** A plan with more rows, each before the first one that begins later; those that are there keep their order. */
export function withRows(plan: ProfilePlan, added: readonly IntervalRow[]): ProfilePlan {
  const rows = [...plan.rows]
  for (const row of added) {
    const start = minuteOf(row.from) ?? DAY_MINUTES
    const at = rows.findIndex((each) => (spanOf(each)?.start ?? -1) > start)
    rows.splice(at < 0 ? rows.length : at, 0, row)
  }
  return { ...plan, rows }
}

const keptRows = z.object({
  limit: z.optional(z.number()),
  rows: z.array(
    z.object({ id: z.number(), from: z.string(), to: z.string(), limit: z.optional(z.number()) }),
  ),
})
const isSamePlan = (a: ProfilePlan, b: ProfilePlan): boolean => {
  const bare = ({ limit, rows }: ProfilePlan) => [limit, rows.map(({ id: _id, ...row }) => row)]
  return isSameValue(bare(a), bare(b))
}

/** The form of a profile; what couples its fields is checked by `checkProfile`. */
export const PROFILE_FORM = defineForm<ProfileValues, ProfilePath, ProfileWord>()({
  description: text({
    limit: DESCRIPTION_LIMIT,
    required: true,
    missing: 'profile.descriptionMissing',
  }),
  plan: own<ProfilePlan>({
    empty: { limit: undefined, rows: [] },
    isSame: isSamePlan,
    keep: (plan) => plan,
    restore: (kept, now) => {
      const read = keptRows.safeParse(kept)
      if (!read.success) return now
      const rows = read.data.rows.map((row) => ({ ...row, limit: row.limit }))
      return { limit: read.data.limit, rows }
    },
  }),
})

type Problem = FieldMessage<ProfileWord>['key']
/** What is wrong with a limit; one that was loaded is valid until it is edited. */
function limitProblem(limit: number | undefined, loaded: number | undefined): Problem | undefined {
  if (limit === undefined) return 'profile.limitMissing'
  if (limit < 0) return 'negative'
  return limit !== loaded && Math.abs(limit * 10 - Math.round(limit * 10)) > 1e-6
    ? 'profile.oneDecimal'
    : undefined
}

/** Everything that is wrong with a profile (CHP-012 to CHP-017). @param loaded - the values that it was opened with */
export function checkProfile(values: ProfileValues, loaded?: ProfileValues): ProfileErrors {
  const { limit, rows } = values.plan
  const found: [ProfilePath, Problem][] = []
  const note = (path: ProfilePath, problem: Problem | undefined) => {
    if (problem !== undefined) found.push([path, problem])
  }
  note('plan.limit', limitProblem(limit, loaded?.plan.limit))
  const spans = rows.map(spanOf)
  const wrong = new Set(misplaced(spans))
  rows.forEach((row, index) => {
    const part = (name: IntervalPart): ProfilePath => `plan.${index}.${name}`
    const was = loaded?.plan.rows.find(({ id }) => id === row.id)?.limit
    const start = minuteOf(row.from)
    if (start === undefined || start === DAY_MINUTES) note(part('from'), 'profile.timesMissing')
    if (minuteOf(row.to) === undefined) note(part('to'), 'profile.timesMissing')
    if (wrong.has(index)) note(part('from'), 'profile.misplaced')
    // 23:59 to 24:00 goes out as no time at all.
    else if (spans[index]?.start === WIRE_END) note(part('from'), 'profile.lastMinute')
    note(
      part('limit'),
      limitProblem(row.limit, was) ??
        (row.limit !== undefined && row.limit === limit ? 'profile.sameAsDefault' : undefined),
    )
  })
  const coupled = Object.fromEntries(found.map(([path, key]) => [path, { key }]))
  return { ...checkForm(PROFILE_FORM, values, loaded && { loaded }), ...coupled }
}

/** The body of a profile's POST and PUT (CHP-018, CHP-019). */
export interface ProfileSave {
  readonly description: string
  /** Amperes. */
  readonly currentLimitDefault: number
  readonly intervals: readonly IntervalWire[]
}

/** The body to save a profile with; only of values without errors. */
export const profileRequest = ({ description, plan }: ProfileValues): ProfileSave => ({
  description: description.trim(),
  currentLimitDefault: plan.limit ?? 0,
  intervals: curveOf(plan).intervals.map(intervalWire),
})

/** A profile as it was read alone. */
export interface ReadProfile {
  readonly description: string
  readonly curve: DayCurve
  readonly losses: readonly Loss[]
}

/** Reads a `ChargingProfileReply` (CHP-009, CHP-020); undefined when it is none. */
export function readProfile(body: unknown): Read<ReadProfile> | undefined {
  const form = ownField(body, 'form')
  if (!isJsonObject(form)) return undefined
  return whole({ description: textOf(ownField(form, 'description')) ?? '', ...readSchedule(form) })
}

/** The form of a new profile (undefined) or of a loaded one. */
export const profileForm = (pk: number | undefined, profile: ReadProfile | undefined): ProfileBase => ({
  pk,
  losses: profile?.losses ?? [],
  values: {
    description: profile?.description ?? '',
    plan: profile ? planOf(profile.curve) : { limit: undefined, rows: [] },
  },
})

/** Whether a profile that was read again is what was sent: the same words, and at every minute the same limit. */
export function isProfileSavedAs(sent: ProfileSave, found: ReadProfile): boolean {
  const { curve } = readSchedule({
    currentLimitDefault: sent.currentLimitDefault,
    intervals: sent.intervals,
  })
  return sent.description === found.description && isSameCurve(curve, found.curve)
}
