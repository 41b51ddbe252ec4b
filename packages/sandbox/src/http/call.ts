import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Core } from '../core.ts'
import type { PersonRow } from '../store/rows.ts'
import { type Caller, readCaller, readPerson } from './caller.ts'
import { Refusal } from './failure.ts'

/** What stands in the context of every call of the contract. */
export interface ApiEnv {
  Variables: {
    core: Core
    caller: Caller
    /** Why the sandbox refused, for its log; unset when it did not. */
    reason?: string
  }
}

/** What a call reads from its context, with a session or without. */
export type CallContext = Pick<Context<ApiEnv>, 'req' | 'var'>

/** Reads the headers that every call must carry. @throws Refusal 400 */
export const withCaller = (core: Core): MiddlewareHandler<ApiEnv> =>
  createMiddleware<ApiEnv>(async (context, next) => {
    context.set('core', core)
    context.set('caller', readCaller(core, context.req.raw.headers))
    await next()
  })

/** Stands before a call that needs a session, and says whose it is. @throws Refusal 401 */
export const session = createMiddleware<{ Variables: ApiEnv['Variables'] & { person: PersonRow } }>(
  async (context, next) => {
    context.set('person', readPerson(context.var.core, context.var.caller))
    await next()
  },
)

/** The JSON body of a call. @throws Refusal 400 for another media type or unreadable text */
export const readBody = async (request: HonoRequest): Promise<unknown> => {
  const type = request.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type))
    throw new Refusal(400, 'Bad request', `Content-Type is ${type || 'missing'}`)
  try {
    return await request.json()
  } catch {
    throw new Refusal(400, 'Bad request', 'the body is no JSON')
  }
}

/** A parameter of the path that must be a key. @throws Refusal 404: nothing has such a key */
export const pathKey = ({ req }: CallContext, name: string): number => {
  const text = req.param(name) ?? ''
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(404, 'Not found', `${name} is ${text}, no key`)
  return Number(text)
}
