import {
  BASE_ADDRESS,
  COUNTRIES,
  isAddress,
  isOrigin,
  MAP_FILE,
  MAP_OPENINGS,
  OWN_PATH,
  type Protocol,
  TENANT_ID,
  TENANT_LANGUAGES,
} from './tenantRules.ts'
import { z } from './zod.ts'

export const tenantIdSchema = z.string().check(z.regex(TENANT_ID))

const text = z.string().check(z.trim(), z.minLength(1))

const url = (protocol: Protocol) =>
  z.string().check(
    z.refine((value) => isAddress(protocol, value), {
      error: `expected an absolute ${protocol}// address without credentials or fragment`,
    }),
  )

const base = (protocol: Protocol) => url(protocol).check(z.regex(BASE_ADDRESS))
const link = url('https:')
const mapFile = link.check(z.regex(MAP_FILE, { error: 'expected the address of a .pmtiles file' }))
const ownPath = z
  .string()
  .check(z.regex(OWN_PATH, { error: 'expected a path of this host such as /reports, without a query' }))
const origin = url('https:').check(
  z.refine(isOrigin, {
    error: 'expected an origin such as https://photos.example.com, without a path or a slash at its end',
  }),
)

/** A zone that this machine's `Intl` knows; an unknown one would throw much later, in a formatter. */
const zone = z.string().check(
  z.refine(
    (value) => {
      try {
        return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
      } catch {
        return false
      }
    },
    { error: 'expected an IANA time zone' },
  ),
)

/**
 * `tenant.json`: what a brand is, apart from its looks. It is public (the browser fetches it): no key, no secret.
 * Addresses are overrides; without one the value of the build holds (THM-010).
 */
export const tenantSchema = z.strictObject({
  $schema: z.optional(z.string()),
  id: tenantIdSchema,
  /** As shown to people: header, title of the sign-in page, alternative text of the logo. */
  name: text,
  country: z.enum(COUNTRIES),
  /** The language of the first start, until the user chooses (THM-006, THM-014 to THM-016). */
  language: z.enum(TENANT_LANGUAGES),
  /** IANA zone for tariff hours; without it the country's. */
  timeZone: z.optional(zone),
  /** What the brand itself unlocks, besides the permissions of the account (PRM-007, PRM-015). Without it, nothing. */
  grants: z._default(
    z.strictObject({ monetization: z.boolean(), vouchers: z.boolean(), logs: z.boolean() }),
    { monetization: false, vouchers: false, logs: false },
  ),
  gateways: z.optional(
    z.strictObject({
      /** Charge-point API: the host before `/api/v1/`. */
      api: z.optional(base('https:')),
      websocket: z.optional(base('wss:')),
      financial: z.optional(base('https:')),
      payment: z.optional(base('https:')),
      virtualGroup: z.optional(base('https:')),
      smartCharging: z.optional(base('https:')),
    }),
  ),
  /** Outside hosts that the pages of this brand may show pictures from; what is not named is not loaded. */
  origins: z.optional(
    z.strictObject({
      /** Where the back end keeps the photos of stations, where it answers with addresses of them. */
      photos: z.optional(z.array(origin)),
      /** Tiles, glyphs and sprites of the build's map style, where they come from other hosts than the style. */
      tiles: z.optional(z.array(origin)),
    }),
  ),
  /** Outside pages that take the place of the product's own, and the Rateio report (RTE-030). */
  links: z.optional(
    z.strictObject({
      support: z.optional(link),
      push: z.optional(link),
      rateio: z.optional(link),
      privacy: z.optional(link),
      terms: z.optional(link),
    }),
  ),
  /** Named in the terms of use (LEG-005). */
  legal: z.strictObject({ company: text, taxId: text, address: text, email: z.email() }),
  /** The extra block below the page (SHL-013), in the tenant's own language. */
  footer: z.optional(
    z.strictObject({
      text: text.check(z.maxLength(240)),
      links: z.optional(z.array(z.strictObject({ label: text, url: link })).check(z.maxLength(4))),
    }),
  ),
  /** Degrees; where the map opens. Without it the country's centre. */
  mapCentre: z.optional(
    z.strictObject({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  /** A file of map tiles on a host of one's own, drawn in the brand's colours in place of the build's map (PMTiles). */
  mapFile: z.optional(mapFile),
  /** What home's map opens on until a user has moved it; the centre without it (HOM-019). */
  mapOpensOn: z.optional(z.enum(MAP_OPENINGS)),
  /** The highest value of a money voucher, in the tenant's currency; 1000 without it. */
  voucherMoneyMax: z.optional(z.number().check(z.positive())),
  /** Hours after which a session must be begun anew; without it a session has no age limit (a wall display runs for weeks). */
  sessionHours: z.optional(z.number().check(z.positive())),
  /** Where this host takes reports of errors, slow interactions and policy breaches; without it nothing is sent. */
  reports: z.optional(ownPath),
  /** What the larger plan is called where a feature is not part of this one. */
  upgradeProductName: z.optional(text),
})

export type Tenant = z.infer<typeof tenantSchema>
/** As it is written: what has a default may be left out. */
export type TenantFile = z.input<typeof tenantSchema>
