import type { HonoRequest } from 'hono'
import * as z from 'zod/mini'
import { readUtcText } from '../wire/times.ts'
import { Refusal } from './failure.ts'

// What the sandbox takes, written from the contract. All are strict: a field or parameter that the contract does not
// know is refused, so that a wrong request shows at once.

const utcText = z
  .string()
  .check(z.refine((text) => readUtcText(text) !== undefined, 'not YYYY-MM-DD HH:mm:ss'))
const whole = (least: number, most: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
        `not ${least}..${most}`,
      ),
    )
const key = whole(1, 999_999_999)
const flag = z.enum(['true', 'false'])
const offset = z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,2})?$/))
const filled = z.string().check(z.minLength(1))
const email = z.string().check(z.maxLength(255), z.regex(/^[^\s@]+@[^\s@]+$/))
/** Single use; checked by `human.ts`. */
const answer = z.string()

const mail = {
  subject: z.enum(['general', 'complaint', 'suggestion']),
  message: z.string().check(z.maxLength(255), z.regex(/\S/)),
}
const qrStop = {
  chargeBoxId: filled.check(z.maxLength(255)),
  connectorId: z.int().check(z.positive()),
  token: filled,
}

/** Bodies and queries by call. */
export const requestSchemas = {
  login: z.strictObject({ email, password: filled, recaptchaResponse: answer }),
  logout: z.strictObject({ action: z.literal('logout') }),
  sendCode: z.strictObject({ email, recaptchaResponse: answer }),
  change: z.strictObject({ email, code: filled, password: z.string(), recaptchaResponse: answer }),
  nothing: z.strictObject({}),
  stats: z.strictObject({ fromDate: utcText, toDate: utcText, timeZone: offset }),
  graphs: z.strictObject({
    days: whole(1, 20_000),
    stationId: z.optional(key),
    userId: z.optional(key),
    timeDiff: offset,
  }),
  usage: z.strictObject({
    days: z.enum(['7', '28', '365']),
    stationId: z.optional(key),
    userId: z.optional(key),
    timeDiff: offset,
  }),
  log: z.strictObject({ tenant: filled }),
  notifications: z.strictObject({
    chargeBoxIds: z.optional(filled),
    userPk: z.optional(key),
    limit: whole(1, 1000),
  }),
  notificationList: z.strictObject({
    page: whole(1, 1_000_000),
    size: whole(1, 2000),
    searchInput: z.optional(z.string()),
  }),
  stationsByOrigin: z.strictObject({ originType: z.optional(filled) }),
  stationLimit: z.strictObject({ page: z.literal('1'), size: z.literal('1'), checkLimit: z.literal('true') }),
  stationList: z.strictObject({
    timeZone: offset,
    page: whole(1, 1_000_000),
    size: whole(1, 1_000_000),
    active: flag,
    chargeBoxGroupPk: z.optional(key),
    tenantPk: z.optional(key),
    searchInput: z.optional(z.string()),
    online: z.optional(flag),
  }),
  accounts: z.strictObject({ userPk: z.optional(key) }),
  supportMail: z.strictObject(mail),
  contactMail: z.strictObject({
    first_name: z.string().check(z.maxLength(20), z.regex(/\S/)),
    last_name: z.string().check(z.maxLength(20)),
    email: email.check(z.maxLength(55)),
    phone: z.string().check(z.maxLength(40)),
    ...mail,
  }),
  push: z.strictObject({ message: mail.message }),
  qrStart: z.strictObject({ ...qrStop, recaptchaResponse: answer }),
  qrStop: z.strictObject(qrStop),
} as const

const explain = (error: z.core.$ZodError): string =>
  error.issues
    .map((issue) => `${issue.path.join('.') || 'request'}: ${issue.message || issue.code}`)
    .join('; ')

/** Checks a value against a schema. @throws Refusal 400 that says what is wrong */
export const readRequest = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> => {
  const result = schema.safeParse(value)
  if (!result.success) throw new Refusal(400, 'Bad request', explain(result.error))
  return result.data
}

/** The query of a call as an object. @throws Refusal 400 for a parameter given twice */
export const queryOf = (request: HonoRequest): Record<string, string> => {
  const query: Record<string, string> = {}
  for (const [name, [value = '', ...more]] of Object.entries(request.queries())) {
    if (more.length > 0) throw new Refusal(400, 'Bad request', `parameter ${name} is given twice`)
    query[name] = value
  }
  return query
}

/** `timeZone` and `timeDiff` must carry the number of the header. */
export const checkOffset = (text: string, offsetHours: number): void => {
  if (Number(text) !== offsetHours)
    throw new Refusal(400, 'Bad request', `the query says ${text} hours, X-Timezone-Offset ${offsetHours}`)
}
