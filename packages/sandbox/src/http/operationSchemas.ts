import * as z from 'zod/mini'
import { readUtcText } from '../wire/times.ts'

// Bodies of the commands, written from the contract; strict like those of `schemas.ts`.

const filled = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/\S/))
const key = z.int().check(z.positive())
const from = (least: number) => z.int().check(z.gte(least))
const utcText = z
  .string()
  .check(z.refine((text) => readUtcText(text) !== undefined, 'not YYYY-MM-DD HH:mm:ss'))
const uri = filled(1_000).check(z.regex(/^(ftps?|sftp|https?):\/\/\S+$/i))
const many = { chargePointSelectList: z.array(filled(255)).check(z.minLength(1)) }
const one = { chargePointSelectList: z.array(filled(255)).check(z.minLength(1), z.maxLength(1)) }
const address = { location: uri, retries: from(1), retryInterval: from(1) }

const custom = z.strictObject({
  ...many,
  keyType: z.literal('CUSTOM'),
  customConfKey: filled(50),
  value: filled(500),
})
const predefined = z.strictObject({
  ...many,
  keyType: z.literal('PREDEFINED'),
  confKey: filled(50),
  value: filled(500),
})
const byProfile = z.strictObject({
  ...many,
  filterType: z.literal('ChargingProfileId'),
  chargingProfilePk: key,
})
const byOthers = z
  .strictObject({
    ...many,
    filterType: z.literal('OtherParameters'),
    connectorId: z.optional(from(0)),
    chargingProfilePurpose: z.optional(
      z.enum(['CHARGE_POINT_MAX_PROFILE', 'TX_DEFAULT_PROFILE', 'TX_PROFILE']),
    ),
    stackLevel: z.optional(from(0)),
  })
  .check(
    z.refine(
      ({ connectorId, chargingProfilePurpose, stackLevel }) =>
        connectorId !== undefined || chargingProfilePurpose !== undefined || stackLevel !== undefined,
      'at least one of connectorId, chargingProfilePurpose and stackLevel',
    ),
  )

/** By the command's name in its call. */
export const operationSchemas = {
  change_availability: z.strictObject({
    ...many,
    availType: z.enum(['OPERATIVE', 'INOPERATIVE']),
    connectorId: from(0),
  }),
  remote_start: z.strictObject({
    ...one,
    connectorId: from(1),
    idTag: filled(255),
    paymentType: z.optional(filled(40)),
  }),
  remote_stop: z.strictObject({ ...one, transactionId: key }),
  remote_reset: z.strictObject({ ...many, resetType: z.enum(['HARD', 'SOFT']) }),
  get_configuration: z.strictObject({
    ...many,
    confKeyList: z.array(filled(50)).check(z.minLength(1)),
  }),
  change_configuration: z.union([predefined, custom]),
  unlock_connector: z.strictObject({ ...one, connectorId: from(1) }),
  update_firmware: z.strictObject({ ...many, ...address, retrieve: utcText }),
  data_transfer: z.strictObject({
    ...many,
    vendorId: filled(255),
    messageId: z.optional(filled(50)),
    data: z.optional(z.string()),
  }),
  trigger_message: z.strictObject({
    ...many,
    triggerMessage: z.enum([
      'BootNotification',
      'DiagnosticsStatusNotification',
      'FirmwareStatusNotification',
      'Heartbeat',
      'MeterValues',
      'StatusNotification',
    ]),
    connectorId: z.optional(from(1)),
  }),
  set_charging_profile: z.strictObject({ ...many, chargingProfilePk: key, connectorId: from(0) }),
  clear_charging_profile: z.union([byProfile, byOthers]),
  get_diagnostics: z.strictObject({
    ...many,
    ...address,
    start: z.optional(utcText),
    stop: z.optional(utcText),
  }),
  clear_cache: z.strictObject(many),
} as const

/** A command by its name in the calls. */
export type OperationName = keyof typeof operationSchemas

/** What the bodies hold, each those of its command. */
export interface OperationBody {
  chargePointSelectList: readonly string[]
  availType?: string | undefined
  connectorId?: number | undefined
  idTag?: string | undefined
  paymentType?: string | undefined
  transactionId?: number | undefined
  resetType?: string | undefined
  confKeyList?: readonly string[] | undefined
  confKey?: string | undefined
  customConfKey?: string | undefined
  value?: string | undefined
  location?: string | undefined
  retrieve?: string | undefined
  vendorId?: string | undefined
  messageId?: string | undefined
  triggerMessage?: string | undefined
  chargingProfilePk?: number | undefined
}

/** Guards a name of the path. */
export const isOperation = (text: string): text is OperationName => Object.hasOwn(operationSchemas, text)
