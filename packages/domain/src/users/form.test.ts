import { describe, expect, test } from 'vitest'
import { createRandom, mutate } from '../fixtures/index.ts'
import {
  checkNewUser,
  checkUser,
  isUserSavedAs,
  NO_ADDRESS,
  newUser,
  newUserRequest,
  readDocTypes,
  readUserAddress,
  readUserGroups,
  readUserRecord,
  type UserBase,
  type UserValues,
  userForm,
  userRequest,
} from './index.ts'

const FORM = {
  userPk: 201,
  email: 'marina@example.com',
  firstName: 'Marina',
  lastName: 'Exemplo',
  dateBirthDay: '1990-05-04',
  sex: 'FEMALE',
  ocppIdTag: 'TAG000201',
  phone: '+55 11 90000-0001',
  activeUser: true,
  notificationOfflineCp: null,
  docType: 'CPF',
  docNumber: '52998224725',
  externalId: null,
  ocppTags: [501, 502],
  userGroupPk: 1,
  tenant_pk: 1,
  skipThreeDSVerification: null,
}
const ADDRESS = {
  addressPk: 9,
  street: 'Rua A',
  houseNumber: '1',
  zipCode: '4000-100',
  city: 'Porto',
  state: '',
  country: 'PT',
}
const load = (form: object = FORM, address: object | null = ADDRESS): UserBase => {
  const user = readUserRecord({ error: null, userForm: form })?.data
  const found = readUserAddress({ error: null, addressForm: address })?.data
  if (!user || !found) throw new Error('unreadable')
  return userForm(user, found)
}
const held = (changes: Partial<UserValues> = {}, base = load()) => ({
  base,
  values: { ...base.values, ...changes },
})

describe('a user that exists', () => {
  test('USR-043 USR-044 USR-046 USR-050 USR-051 unchanged it is sent as it was loaded, the hidden address and its country too', () => {
    const { userPk: _pk, ...form } = FORM
    expect(userRequest(held())).toEqual({ ...form, ...ADDRESS })
  })

  test('USR-043 a birth day may come with a time; USR-051 what was emptied is sent as null', () => {
    const timed = load({ ...FORM, dateBirthDay: '1990-05-04T00:00:00' })
    expect(userRequest(held({ lastName: ' ' }, timed))).toMatchObject({
      dateBirthDay: '1990-05-04',
      lastName: null,
    })
  })

  test('USR-046 without an address nulls are sent, with the country BR', () => {
    expect(userRequest(held({}, load(FORM, null)))).toMatchObject(NO_ADDRESS)
    expect(readUserAddress('<html>')).toBeUndefined()
    expect(readUserAddress({ error: null })).toBeUndefined()
  })

  test('USR-043 an unknown sex is kept; a flag that was null becomes a boolean only where it was changed', () => {
    expect(userRequest(held({}, load({ ...FORM, sex: 'X-1' }))).sex).toBe('X-1')
    expect(userRequest(held({ isTrusted: true }))).toMatchObject({
      skipThreeDSVerification: true,
      notificationOfflineCp: null,
    })
  })

  test('USR-045 the name is required; a limit holds only for what this user changed; letters-only never; the e-mail is never checked', () => {
    expect(checkUser(held({ firstName: ' ' }))).toEqual({ firstName: { key: 'user.nameMissing' } })
    // Loaded without one, too.
    expect(checkUser(held({}, load({ ...FORM, firstName: '' })))).toEqual({
      firstName: { key: 'user.nameMissing' },
    })
    const long = load({ ...FORM, firstName: 'R2D2 '.repeat(8), email: null, phone: '9'.repeat(60) })
    expect(checkUser(held({}, long))).toEqual({})
    expect(Object.keys(checkUser(held({ firstName: 'C3PO '.repeat(8) }, long)))).toEqual(['firstName'])
    expect(checkUser(held({ firstName: 'R2D2' }))).toEqual({})
    expect(checkUser(held({ birthDay: '99' }))).toEqual({ birthDay: { key: 'user.birthInvalid' } })
  })

  test('what reads back the same is saved, in whatever order its tags come', () => {
    const sent = userRequest(held({ firstName: 'Nova' }))
    expect(isUserSavedAs(sent, load({ ...FORM, firstName: 'Nova', ocppTags: [502, 501] }))).toBe(true)
    expect(isUserSavedAs(sent, load())).toBe(false)
  })

  test('a tag that cannot be read, and a list that was not there, are not taken away by a save', () => {
    const odd = load({ ...FORM, ocppTags: [501, { tag: 9 }, '502'] })
    expect(userRequest(held({ firstName: 'Nova' }, odd)).ocppTags).toEqual([501, { tag: 9 }, '502'])
    expect(userRequest(held({ tagPks: [501, 7] }, odd)).ocppTags).toEqual([501, 7, { tag: 9 }])
    const { ocppTags: _tags, ...without } = FORM
    expect(userRequest(held({}, load(without))).ocppTags).toBeUndefined()
    expect(userRequest(held({ tagPks: [7] }, load(without))).ocppTags).toEqual([7])
    const spelled = load({ ...FORM, ocppTags: [{ tag: 9 }, 502, 501] })
    expect(isUserSavedAs(userRequest(held({}, odd)), spelled)).toBe(true)
  })

  test('R10 a thousand broken replies never throw', () => {
    for (let run = 0; run < 1000; run += 1) {
      const random = createRandom(`user-form/${run}`)
      const user = readUserRecord(mutate(random, { error: null, userForm: FORM }))?.data
      const address = readUserAddress(mutate(random, { error: null, addressForm: ADDRESS }))?.data
      if (user && address) checkUser(held({}, userForm(user, address)))
    }
  })
})

describe('a new user', () => {
  const base = newUser(1)
  const whole = {
    ...base.values,
    firstName: 'Zélia',
    email: ' zelia@example.com ',
    password: 'Corrente#2026',
  }
  const errorsOf = (changes: object, hasSms = false) =>
    Object.fromEntries(
      Object.entries(checkNewUser({ ...whole, ...changes }, hasSms)).map(([path, error]) => [
        path,
        error?.key,
      ]),
    )

  test.each([
    [{}, false, {}],
    [{ firstName: '' }, false, { firstName: 'user.nameMissing' }],
    [{ firstName: 'Zélia 2' }, false, { firstName: 'user.nameLetters' }],
    [{ firstName: 'Ana-Maria' }, false, { firstName: 'user.nameLetters' }],
    [{ firstName: 'Zélia da Ñuñez' }, false, {}],
    [{ firstName: 'Z'.repeat(21) }, false, { firstName: 'tooLong' }],
    [{ email: '' }, false, { email: 'user.emailMissing' }],
    [{ email: 'zelia' }, false, { email: 'user.emailInvalid' }],
    [{ email: 'zelia', phone: '1' }, false, { email: 'user.emailInvalid' }],
    [{ email: `${'z'.repeat(48)}@example.com` }, false, { email: 'tooLong' }],
    [{ password: '' }, false, { password: 'user.passwordMissing' }],
    [{ password: 'corrente#2026' }, false, { password: 'user.passwordWeak' }],
    [{ password: `Aa1#${'x'.repeat(17)}` }, false, { password: 'user.passwordWeak' }],
    [{ phone: '1'.repeat(41) }, false, { phone: 'tooLong' }],
    [{ docNumber: '1'.repeat(41) }, false, { docNumber: 'tooLong' }],
    [{ accountPk: undefined }, false, { accountPk: 'required' }],
    [{}, true, { phone: 'user.phoneMissing' }],
    [{ phone: '+55 11 90000-0000' }, true, {}],
  ])(
    'USR-029 USR-030 USR-031 USR-032 USR-033 USR-034 USR-035 USR-036 USR-039 %j, with SMS %j: %j',
    (changes, hasSms, expected) => expect(errorsOf(changes, hasSms)).toEqual(expected),
  )

  test('USR-028 USR-037 USR-038 USR-049 the body: without a number no type, a CPF as digits, the first type where none was chosen; group, phone, cards and trust', () => {
    expect(newUserRequest(whole, 'CPF')).toEqual({
      firstName: 'Zélia',
      email: 'zelia@example.com',
      password: 'Corrente#2026',
      docType: null,
      docNumber: null,
      tenant_pk: 1,
      user_group_pk: null,
      phone: null,
      ocppTags: [],
      skip_three_ds_verification: false,
    })
    expect(newUserRequest({ ...whole, docNumber: '529.982.247-25' }, 'CPF')).toMatchObject({
      docType: 'CPF',
      docNumber: '52998224725',
    })
    expect(newUserRequest({ ...whole, docType: 'Passaporte', docNumber: ' AB-1 ' }, 'CPF')).toMatchObject({
      docType: 'Passaporte',
      docNumber: 'AB-1',
    })
    const rest = { groupPk: 4, phone: ' 11 90000 ', tagPks: [7], isTrusted: true }
    expect(newUserRequest({ ...whole, ...rest }, 'CPF')).toMatchObject({
      user_group_pk: 4,
      phone: '11 90000',
      ocppTags: [7],
      skip_three_ds_verification: true,
    })
  })

  test('USR-023 USR-024 USR-025 API-028 types and groups, under their names or bare', () => {
    expect(readDocTypes({ error: null, docTypeList: ['CPF', null, 'CNPJ'] })).toEqual({
      data: ['CPF', 'CNPJ'],
      unread: 1,
    })
    expect(
      readUserGroups([
        { userGroupPk: 1, name: 'Frota' },
        { userGroupPk: 2, name: null },
      ])?.data,
    ).toEqual([
      { pk: 1, name: 'Frota' },
      { pk: 2, name: '2' },
    ])
    expect(readUserGroups({ error: null, userGroupList: [{ userGroupPk: 3, name: 'Ronda' }] })?.data).toEqual(
      [{ pk: 3, name: 'Ronda' }],
    )
  })
})
