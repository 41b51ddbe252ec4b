import { answerLookup, pickPoint } from '../../../address/index.ts'
import { z } from '../../../wire/index.ts'
import {
  checkStation,
  connectorRequests,
  powerOptions,
  type StationErrors,
  type StationPath,
  type StationPolicy,
  stationPolicy,
  stationRequest,
  submitBlock,
} from '../../index.ts'
import { tabOfField } from '../check.ts'
import { effectiveValues } from '../request.ts'
import { cure, type Form, policyOf, put } from './acts.ts'

export const stateOf = (policy: StationPolicy, path: StationPath) => {
  const field = path.split('.')[2]
  return field === undefined
    ? policy.fields[path as keyof StationPolicy['fields']]
    : policy.connectors[field as keyof StationPolicy['connectors']]
}

/** Why an error stands where nobody can correct it; undefined when it does not. */
export const stuck = (form: Form, errors: StationErrors): string | undefined => {
  const policy = policyOf(form)
  for (const path of Object.keys(errors) as StationPath[]) {
    const { isEditable, isVisible } = stateOf(policy, path)
    if (!isVisible || !isEditable) return `${path} cannot be edited`
    if (!policy.tabs.includes(tabOfField(path))) return `${path} is on a hidden tab`
  }
  return undefined
}

export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
export const degrees = (most: number) => z.nullable(z.number().check(z.minimum(-most), z.maximum(most)))
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))
export const BODY = z.object({
  chargeBoxId: z.string().check(z.regex(/^\S+$/)),
  description: text(90),
  endpointAddress: z.nullable(text(25)),
  tenant_pk: z.int().check(z.positive()),
  typeOf: z.enum(['PUBLIC', 'PRIVATE']),
  address: z.nullable(
    z.object({
      street: z.nullable(text(30)),
      houseNumber: z.nullable(text(5)),
      zipCode: z.nullable(text(9)),
      city: z.nullable(text(25)),
      state: z.nullable(text(25)),
    }),
  ),
  locationLatitude: degrees(90),
  locationLongitude: degrees(180),
  openTime: z.nullable(clock),
  closeTime: z.nullable(clock),
  moneyPerKilowattCost: z.number().check(z.minimum(0)),
  moneyPerKilowattIncome: z.number().check(z.minimum(0)),
  taxIncome: z.number().check(z.minimum(0)),
})

/** Which rule a form that may be sent breaks; undefined when it breaks none. */
export const forbidden = (form: Form): string | undefined => {
  const { values, base, context } = form
  const policy = policyOf(form)
  const body = stationRequest(values, base, policy)
  const read = BODY.safeParse(body)
  if (!read.success) return JSON.stringify(read.error.issues)
  const before = stationRequest(base.values, base, stationPolicy(base.values, base, context))
  const has = (field: keyof StationPolicy['fields']) => policy.fields[field].isVisible
  if (!has('isOcpiCompatible') && body.isOcpiCompatible !== before.isOcpiCompatible)
    return 'OCPI without permission'
  if (!has('system') && body.system !== before.system) return 'a system without permission'
  if (!has('takesPayment') && body.taxIncome !== before.taxIncome) return 'a tax without permission'
  if (context.mode === 'edit' && body.chargeBoxId !== before.chargeBoxId) return 'another id'
  if (body.typeOf === 'PUBLIC' && body.bindUsers.length > 0) return 'people of a public station'
  if (body.isOpen_24Hours !== (body.openTime === null)) return 'times'
  // A text that is locked and was never filled is nobody's to fill: the rule does not hold for it (decisions: Saving).
  if (body.isHubjectCompatible && policy.fields.city.isEditable && (body.address?.city ?? null) === null)
    return 'Hubject without a city'
  if ((body.showLocation || body.isHubjectCompatible) && body.locationLatitude === null)
    return 'shown nowhere'
  if (body.address?.zipCode != null && body.locationLongitude === null)
    return 'a zip code without a longitude'
  const account = context.accounts?.find(({ pk }) => pk === body.tenant_pk)
  const isReaderNew = body.isTenantDeviceReader && body.tenant_pk !== before.tenant_pk
  if (account && !account.hasFaceReader && isReaderNew) return 'a reader that the account has not'
  const basis = effectiveValues(values, base, policy)
  for (const { id, body: connector } of connectorRequests(values, base, policy)) {
    const { powerMax } = connector
    const loaded = base.values.connectors.find((each) => each.id === id)?.powerMax
    if (powerMax === null || powerMax === loaded) continue
    const options = powerOptions(basis, powerMax)
    if (!options.some((option) => option.powerMax === powerMax)) return `power ${powerMax}`
    if (!policy.connectors.powerMaxCustom.isVisible && powerMax === 25_500)
      return 'a typed power without permission'
  }
  return undefined
}

/** Corrects every error by an edit that the policy allows, until the form may be sent; undefined when that never happens. */
export const heal = (start: Form): Form | undefined => {
  let form = start
  for (let round = 0; round < 6; round += 1) {
    const policy = policyOf(form)
    const errors = checkStation(form.values, form.base, policy)
    const block = submitBlock(form.values)
    const paths = Object.keys(errors) as StationPath[]
    if (paths.length === 0 && block === undefined) return form
    for (const path of paths) form = cure(form, path)
    const { address } = form.values
    // What comes by itself: the answer of a look-up, here none at all.
    if (address.lookup.state === 'looking')
      form = put(form, { address: answerLookup(address, address.lookup.digits, { kind: 'failed' }) })
    if (block === 'zipWithoutLongitude')
      form = put(form, { address: pickPoint(form.values.address, -27, -48) })
    if (block === 'peopleNotLoaded') form = put(form, { visibility: 'PUBLIC' })
  }
  return undefined
}
