import { accountsFixture } from '@corrente/domain/fixtures'
import type { UserRecord } from '@corrente/domain/users'
import { loaded } from '../../testing/index.ts'
import type { UserChoices } from './userChoices.ts'

/** Somebody with everything filled in. */
export const STORY_USER: UserRecord = {
  pk: 201,
  email: 'marina@example.com',
  firstName: 'Marina',
  lastName: 'Exemplo',
  birthDay: '1990-05-04',
  sex: 'FEMALE',
  idTag: 'TAG000201',
  phone: '+55 11 90000-0001',
  isActive: true,
  notifiesOffline: false,
  docType: 'CPF',
  docNumber: '52998224725',
  externalId: undefined,
  tagPks: [501, 502],
  sentTags: [501, 502],
  groupPk: 1,
  accountPk: 1,
  isTrusted: false,
}

export const STORY_CHOICES: UserChoices = {
  accounts: loaded(accountsFixture()),
  groups: loaded([
    { pk: 1, name: 'Clientes' },
    { pk: 2, name: 'Frota' },
  ]),
  tags: loaded([
    { pk: 502, idTag: '04A2B6C8', userPk: 201, userName: 'Marina Exemplo', userEmail: undefined },
    { pk: 503, idTag: '0455AA10', userPk: undefined, userName: undefined, userEmail: undefined },
  ]),
  heldTags: [],
}
