import type { Tenant } from './tenant.ts'
import {
  BASE_ADDRESS,
  COUNTRIES,
  isAddress,
  isOrigin,
  MAP_FILE,
  MAP_OPENINGS,
  OWN_PATH,
  TENANT_ID,
  TENANT_LANGUAGES,
} from './tenantRules.ts'

type Test = (value: unknown) => boolean
type Fields = Readonly<Record<string, Test>>

const isString =
  (test: (text: string) => boolean): Test =>
  (value) =>
    typeof value === 'string' && test(value)
const isNumber =
  (test: (number: number) => boolean): Test =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && test(value)
const isFlag: Test = (value) => typeof value === 'boolean'
const oneOf =
  (values: readonly string[]): Test =>
  (value) =>
    values.some((each) => each === value)
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every((each) => test(each))

/** An object with these fields; the ones of `may` can be missing, and others are not looked at. */
const isObject =
  (must: Fields, may: Fields = {}): Test =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const fieldOf = (name: string): unknown =>
      Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
    return (
      Object.entries(must).every(([name, test]) => test(fieldOf(name))) &&
      Object.entries(may).every(([name, test]) => fieldOf(name) === undefined || test(fieldOf(name)))
    )
  }

const isText = isString((text) => text.trim() !== '')
const isLink = isString((text) => isAddress('https:', text))
const isMapFile = isString((text) => isAddress('https:', text) && MAP_FILE.test(text))
const isHttps = isString((text) => isAddress('https:', text) && BASE_ADDRESS.test(text))
const isWss = isString((text) => isAddress('wss:', text) && BASE_ADDRESS.test(text))
const isPositive = isNumber((number) => number > 0)
const within = (most: number): Test => isNumber((number) => Math.abs(number) <= most)
const isAllowedOrigin = isString((text) => isAddress('https:', text) && isOrigin(text))

const isTenant = isObject(
  {
    id: isString((text) => TENANT_ID.test(text)),
    name: isText,
    country: oneOf(COUNTRIES),
    language: oneOf(TENANT_LANGUAGES),
    grants: isObject({ monetization: isFlag, vouchers: isFlag, logs: isFlag }),
    legal: isObject({ company: isText, taxId: isText, address: isText, email: isText }),
  },
  {
    timeZone: isText,
    gateways: isObject(
      {},
      {
        api: isHttps,
        websocket: isWss,
        financial: isHttps,
        payment: isHttps,
        virtualGroup: isHttps,
        smartCharging: isHttps,
      },
    ),
    origins: isObject({}, { photos: listOf(isAllowedOrigin), tiles: listOf(isAllowedOrigin) }),
    links: isObject({}, { support: isLink, push: isLink, rateio: isLink, privacy: isLink, terms: isLink }),
    footer: isObject({ text: isText }, { links: listOf(isObject({ label: isText, url: isLink })) }),
    mapCentre: isObject({ lat: within(90), lng: within(180) }),
    mapFile: isMapFile,
    mapOpensOn: oneOf(MAP_OPENINGS),
    voucherMoneyMax: isPositive,
    sessionHours: isPositive,
    reports: isString((text) => OWN_PATH.test(text)),
    upgradeProductName: isText,
  },
)

/**
 * Reads a `tenant.json` in the browser; undefined where it is none. The build has checked the file by its schema. This
 * is what protects the page from a broken file and from addresses that no call may go to, without carrying the schema
 * (and all of its library) to every sign-in. A zone is not looked up here, its first use ignores an unknown one.
 */
export const readTenant = (value: unknown): Tenant | undefined =>
  isTenant(value) ? (value as Tenant) : undefined
