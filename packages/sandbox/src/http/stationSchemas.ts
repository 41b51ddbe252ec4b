import * as z from 'zod/mini'
import { photoBytes } from '../files/picture.ts'
import { readUtcText } from '../wire/times.ts'

// Bodies of the stations' calls, written from the contract; strict like those of `schemas.ts`.

const text = (most: number) => z.string().check(z.maxLength(most))
const textOrNull = (most: number) => z.nullable(text(most))
const key = z.int().check(z.positive())
const degrees = (most: number) => z.nullable(z.number().check(z.minimum(-most), z.maximum(most)))
const money = z.number().check(z.minimum(0), z.maximum(1_000_000))
const clock = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)))
const mac = z.nullable(z.string().check(z.regex(/^[\dA-F]{2}(:[\dA-F]{2}){5}$/)))

const address = z.nullable(
  z.strictObject({
    addressPk: z.nullable(key),
    street: textOrNull(30),
    houseNumber: textOrNull(5),
    zipCode: textOrNull(9),
    city: textOrNull(25),
    state: textOrNull(25),
    country: z.enum(['BR', 'CO', 'EC', 'UY']),
    empty: z.optional(z.nullable(z.boolean())),
    incomplete: z.optional(z.nullable(z.boolean())),
    complement: z.optional(z.nullable(z.string())),
    district: z.optional(z.nullable(z.string())),
    cityNumber: z.optional(z.nullable(z.string())),
    block: z.optional(z.nullable(z.string())),
    apartment: z.optional(z.nullable(z.string())),
  }),
)

const photo = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  base64: z
    .string()
    .check(z.refine((base64) => photoBytes(base64) !== undefined, 'not a JPEG or PNG under 10 MB')),
})

/** `StationSave`. */
export const stationSave = z.strictObject({
  chargeBoxPk: z.optional(key),
  // Older stations have blanks in theirs; a new one may not, which its call sees to.
  chargeBoxId: z.string().check(z.minLength(1), z.maxLength(255)),
  endpointAddress: textOrNull(25),
  description: z.string().check(z.maxLength(90), z.regex(/\S/)),
  externalId: textOrNull(255),
  tenant_pk: key,
  typeOf: z.enum(['PUBLIC', 'PRIVATE']),
  chargeBoxGroupPk: z.nullable(key),
  chargeBoxGroupName: z.optional(z.nullable(z.string())),
  reservation: z.boolean(),
  active: z.boolean(),
  isOcpiCompatible: z.boolean(),
  isHubjectCompatible: z.boolean(),
  showLocation: z.boolean(),
  address,
  locationLatitude: degrees(90),
  locationLongitude: degrees(180),
  isOpen_24Hours: z.boolean(),
  openTime: clock,
  closeTime: clock,
  isTenantDeviceReader: z.boolean(),
  deviceReaderMac: mac,
  hasPayment: z.boolean(),
  paymentChargeTypeCost: z.enum(['KWH', 'DURATION']),
  paymentChargeTypeIncome: z.enum(['KWH', 'DURATION']),
  paymentChargeByIncome: z.enum(['CHARGE_BOX', 'CONNECTOR']),
  moneyPerKilowattCost: money,
  moneyPerDurationCost: money,
  moneyPerTransactionCost: money,
  moneyPerKilowattIncome: money,
  moneyPerDurationIncome: money,
  moneyPerTransactionIncome: money,
  taxIncome: z.number().check(z.minimum(0)),
  photos: z.array(photo).check(z.maxLength(3)),
  deletedPhotos: z.array(z.string()),
  bindUsers: z.array(z.strictObject({ user_pk: key, owner: z.boolean() })),
  system: z.nullable(z.enum(['SINGLE_PHASE', 'TWO_PHASE', 'THREE_PHASE'])),
  phase: z.nullable(z.enum(['A', 'B', 'C', 'AB', 'BA', 'ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'])),
  voltage: z.nullable(z.number()),
  chargingRateUnit: z.nullable(z.enum(['A', 'W'])),
})
/** A station as it is sent. */
export type StationBody = z.infer<typeof stationSave>

/** `ConnectorSave`. */
export const connectorSave = z.strictObject({
  connectorTypePk: key,
  powerMax: z.nullable(z.number().check(z.positive())),
  moneyPerKilowattIncome: z.nullable(money),
  moneyPerDurationIncome: z.nullable(money),
  unusualStatus: z.nullable(z.enum(['MAINTENANCE', 'UNAVAILABLE'])),
})

/** `StationGroupSave`. */
export const groupSave = z.strictObject({
  chargeBoxGroupPk: z.optional(key),
  name: z.string().check(z.maxLength(25), z.regex(/\S/)),
  status: z.nullable(z.string()),
  externalId: textOrNull(25),
  address,
  locationLatitude: degrees(90),
  locationLongitude: degrees(180),
})
/** A group as it is sent. */
export type GroupBody = z.infer<typeof groupSave>

const utcText = z
  .string()
  .check(z.refine((value) => readUtcText(value) !== undefined, 'not YYYY-MM-DD HH:mm:ss'))

/** `AssessmentReportRequest`. */
export const assessmentReport = z.strictObject({
  from_date: utcText,
  to_date: utcText,
  logo: z.string().check(z.regex(/^https?:\/\//)),
  cost_kwh: money,
  income_kwh: money,
  charge_box_group_pk: z.nullable(key),
  tenant_pk: z.nullable(key),
  search_input: z.string(),
  active: z.boolean(),
  online: z.union([z.nullable(z.boolean()), z.literal('')]),
})

const pageText = z.string().check(z.regex(/^[1-9]\d{0,6}$/))
const keyText = z.string().check(z.regex(/^\d{1,9}$/))

/** Queries. */
export const stationQueries = {
  excel: z.strictObject({
    active: z.enum(['true', 'false']),
    chargeBoxGroupPk: z.optional(keyText),
    tenantPk: z.optional(keyText),
    searchInput: z.optional(z.string()),
    online: z.optional(z.enum(['true', 'false'])),
  }),
  people: z.strictObject({ chargeBoxPK: z.optional(keyText) }),
  /** The body of `transaction/list`; what is not asked for is null or ''. */
  transactionList: z.strictObject({
    chargeBoxPk: z.nullable(z.union([z.literal(''), z.int().check(z.positive())])),
    userOcppTag: z.string(),
    fromDate: utcText,
    toDate: utcText,
    paymentStatus: z.enum(['', 'PAID', 'UNPAID', 'PRICELESS']),
    searchInput: z.string(),
    headerOrderList: z.string(),
    page: z.int().check(z.positive()),
    size: z.int().check(z.positive(), z.maximum(1000)),
  }),
  transactions: z.strictObject({
    chargeBoxPK: z.optional(keyText),
    fromDate: utcText,
    toDate: utcText,
    ocppUserTag: z.optional(z.string()),
    paymentStatus: z.optional(z.string()),
    searchInput: z.optional(z.string()),
    headerOrderList: z.optional(z.string()),
    timeZone: z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,2})?$/)),
    page: pageText,
    size: pageText,
  }),
} as const
