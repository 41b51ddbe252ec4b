import type { Core } from '../core.ts'
import type { PersonRow } from '../store/rows.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './failure.ts'

/** What a call is given. */
export interface CallContext {
  core: Core
  caller: Caller
  request: Request
  url: URL
  /** Values of the path's parameters, decoded. */
  params: Readonly<Record<string, string>>
}

/** A call of the contract that this sandbox answers. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Full path with `{parameters}`, its closing slash as the contract writes it. */
  path: string
  /** Whether it wants a session; `answer` then gets the person. */
  answer: ((context: CallContext) => Promise<Response> | Response) | undefined
  answerTo: ((context: CallContext, person: PersonRow) => Promise<Response> | Response) | undefined
}

/** A call that anybody may make. */
export const openCall = (
  method: Call['method'],
  path: string,
  answer: NonNullable<Call['answer']>,
): Call => ({
  method,
  path,
  answer,
  answerTo: undefined,
})

/** A call that needs a session. */
export const sessionCall = (
  method: Call['method'],
  path: string,
  answerTo: NonNullable<Call['answerTo']>,
): Call => ({
  method,
  path,
  answer: undefined,
  answerTo,
})

/** The JSON body of a call. @throws Refusal 400 for another media type or unreadable text */
export const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type))
    throw new Refusal(400, 'Bad request', `Content-Type is ${type || 'missing'}`)
  try {
    return await request.json()
  } catch {
    throw new Refusal(400, 'Bad request', 'the body is no JSON')
  }
}

/** A parameter of the path that must be a key. @throws Refusal 404: nothing has such a key */
export const pathKey = ({ params }: Pick<CallContext, 'params'>, name: string): number => {
  const text = params[name] ?? ''
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(404, 'Not found', `${name} is ${text}, no key`)
  return Number(text)
}
