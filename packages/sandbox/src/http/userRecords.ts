import type { PersonRow } from '../store/rows.ts'
import type { CallContext } from './call.ts'
import { Refusal } from './failure.ts'
import type { UserCreateBody, UserUpdateBody } from './userSchemas.ts'

const flag = (value: boolean | null): number | null => (value === null ? null : value ? 1 : 0)
const flagWire = (value: number | null): boolean | null => (value === null ? null : value === 1)

/** A driver of the caller's network. @throws Refusal 404 */
export const driverOf = ({ var: { core, caller } }: CallContext, pk: number): PersonRow => {
  const person = core.world.store.get<PersonRow>(
    'SELECT * FROM person WHERE pk = ? AND network = ? AND profile IS NULL',
    pk,
    caller.network,
  )
  if (person === undefined) throw new Refusal(404, 'User not found', `no driver ${pk} in ${caller.network}`)
  return person
}

/** `UserForm`. @param ocppTags keys of the tags that are this person's */
export const userFormWire = (person: PersonRow, ocppTags: readonly number[]) => ({
  userPk: person.pk,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  dateBirthDay: person.birthDay,
  sex: person.sex,
  ocppIdTag: person.idTag,
  phone: person.phone,
  activeUser: person.active === 1,
  notificationOfflineCp: flagWire(person.notifiesOffline),
  docType: person.docType,
  docNumber: person.docNumber,
  externalId: person.externalId,
  ocppTags,
  userGroupPk: person.groupPk,
  tenant_pk: person.accountPk,
  skipThreeDSVerification: flagWire(person.skipsThreeDs),
})

/** The person that a `UserCreate` makes. */
export const newPerson = (
  body: UserCreateBody,
  place: Pick<PersonRow, 'pk' | 'network' | 'registeredAt'>,
) => ({
  ...place,
  accountPk: body.tenant_pk,
  email: body.email.toLowerCase(),
  firstName: body.firstName.trim(),
  lastName: null,
  docType: body.docType,
  docNumber: body.docNumber,
  phone: body.phone,
  idTag: `TAG${String(place.pk).padStart(6, '0')}`,
  registeredAt: place.registeredAt,
  password: body.password,
  active: 1,
  groupPk: body.user_group_pk,
  skipsThreeDs: flag(body.skip_three_ds_verification),
  notifiesOffline: 0,
})

/** The columns that a `UserUpdate` changes. E-mail, tag and document are read-only. */
export const userColumns = (body: UserUpdateBody, held: PersonRow) => ({
  firstName: body.firstName,
  lastName: body.lastName,
  birthDay: body.dateBirthDay,
  sex: body.sex,
  phone: body.phone,
  active: flag(body.activeUser),
  notifiesOffline: flag(body.notificationOfflineCp),
  externalId: body.externalId,
  groupPk: body.userGroupPk,
  accountPk: body.tenant_pk,
  skipsThreeDs: flag(body.skipThreeDSVerification),
  addressPk: held.addressPk,
  street: body.street,
  houseNumber: body.houseNumber,
  zipCode: body.zipCode,
  city: body.city,
  state: body.state,
  country: body.country,
})
