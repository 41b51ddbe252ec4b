import { z } from '@corrente/domain/wire'
import { lenient, textParam } from '../../kit/address/index.ts'

const schema = z.object({
  /** Absent: v1.6 (decisions: Operations and tasks). */
  protocol: lenient(z.literal('v1.5')),
  /** The station that a link names, by its charge box id. */
  station: textParam,
  /** 0: the whole station. */
  connector: lenient(z.int().check(z.minimum(0))),
  /** What a change of availability is opened for. */
  avail: lenient(z.literal(['OPERATIVE', 'INOPERATIVE'])),
  /** What a station is asked to say. */
  message: lenient(z.literal('StatusNotification')),
  /** The kind of a reset, where the link said it. */
  reset: lenient(z.literal('SOFT')),
  /** The charging profile to set. */
  profile: lenient(z.int().check(z.minimum(1))),
  /** The name of one that was just made. */
  named: textParam,
})

/** What the address of a command fills in. */
export type OperationAddress = z.infer<typeof schema>

/** What the address of a command says: the version, and what a link has filled in. */
export const OPERATION_RULES = { read: (search: Readonly<Record<string, unknown>>) => schema.parse(search) }
