import type { World } from '../network/world.ts'
import type { TagRow, UnknownTagRow } from '../store/rows.ts'
import type { SqlValue } from '../store/schema.ts'
import { localText } from '../wire/times.ts'
import type { NetworkId } from '../world/networks.ts'

/** Which tags are asked for, in the order of their keys. */
export interface TagQuery {
  network: NetworkId
  accountPk: number | undefined
  /** Part of an id, without case. */
  search: string | undefined
  limit: number
  offset: number
}

interface Names {
  ownerFirst: string | null
  ownerLast: string | null
  parentIdTag: string | null
  parentOwnerPk: number | null
  parentFirst: string | null
  parentLast: string | null
  parentEmail: string | null
}

const NAMED = `SELECT tag.*, owner.firstName AS ownerFirst, owner.lastName AS ownerLast, parent.idTag AS parentIdTag,
    parent.ownerPk AS parentOwnerPk, head.firstName AS parentFirst, head.lastName AS parentLast, head.email AS parentEmail
  FROM tag LEFT JOIN person AS owner ON owner.pk = tag.ownerPk LEFT JOIN tag AS parent ON parent.pk = tag.parentPk
  LEFT JOIN person AS head ON head.pk = parent.ownerPk`

/** First and last name as one; null without a first one. */
export const fullName = (first: string | null, last: string | null): string | null =>
  first === null ? null : `${first} ${last ?? ''}`.trim()

/** The ids, in lower case, that charge right now. */
const chargingIds = ({ store }: World, network: NetworkId): ReadonlySet<string> =>
  new Set(
    store
      .all<{ idTag: string | null }>(
        `SELECT COALESCE(recharge.idTag, person.idTag) AS idTag FROM recharge JOIN person ON person.pk = personPk
         WHERE recharge.network = ? AND stoppedAt IS NULL`,
        network,
      )
      .flatMap(({ idTag }) => (idTag === null ? [] : [idTag.toLowerCase()])),
  )

const tagWire = (world: World, row: TagRow & Names, charging: ReadonlySet<string>) => ({
  ocppTagPk: row.pk,
  idTag: row.idTag,
  type: row.type,
  note: row.note,
  ownerUserPk: row.ownerPk,
  ownerUserName: fullName(row.ownerFirst, row.ownerLast),
  parentUserPk: row.parentOwnerPk,
  parentIdTag: row.parentIdTag,
  parentUserName: fullName(row.parentFirst, row.parentLast),
  tenantPk: row.accountPk,
  tenantName: row.accountPk === null ? null : (world.model.accounts.get(row.accountPk)?.name ?? null),
  inactive: row.inactive === 1,
  isFreeRecharge: row.free === 1,
  inTransaction: charging.has(row.idTag.toLowerCase()),
})

/** A page of tags as the wire writes them, and how many there are in all. */
export const listTags = (world: World, query: TagQuery) => {
  const parts = ['tag.network = ?']
  const values: SqlValue[] = [query.network]
  if (query.accountPk !== undefined) {
    parts.push('tag.accountPk = ?')
    values.push(query.accountPk)
  }
  const search = query.search?.trim().toLowerCase() ?? ''
  if (search !== '') {
    parts.push('instr(lower(tag.idTag), ?) > 0')
    values.push(search)
  }
  const where = parts.join(' AND ')
  const count = world.store.get<{ count: number }>(
    `SELECT count(*) AS count FROM tag WHERE ${where}`,
    ...values,
  )
  const rows = world.store.all<TagRow & Names>(
    `${NAMED} WHERE ${where} ORDER BY tag.pk LIMIT ? OFFSET ?`,
    ...values,
    query.limit,
    query.offset,
  )
  const charging = chargingIds(world, query.network)
  return { ocppTagList: rows.map((row) => tagWire(world, row, charging)), count: count?.count ?? 0 }
}

/** One tag as the wire writes it. */
export const oneTag = (world: World, network: NetworkId, pk: number) => {
  const row = world.store.get<TagRow & Names>(`${NAMED} WHERE tag.network = ? AND tag.pk = ?`, network, pk)
  return row && tagWire(world, row, chargingIds(world, network))
}

/** The active tags of a type to choose from; a card's person is that of its parent, a USER tag's its owner. */
export const tagOptions = ({ store }: World, network: NetworkId, type: TagRow['type']) =>
  store
    .all<TagRow & Names & { ownerEmail: string | null }>(
      `${NAMED.replace('SELECT ', 'SELECT owner.email AS ownerEmail, ')}
       WHERE tag.network = ? AND tag.type = ? AND tag.inactive = 0 ORDER BY tag.pk`,
      network,
      type,
    )
    .map((row) => ({
      ocppTagPk: row.pk,
      idTag: row.idTag,
      parentUserPk: type === 'CARD' ? row.parentOwnerPk : row.ownerPk,
      userName:
        type === 'CARD' ? fullName(row.parentFirst, row.parentLast) : fullName(row.ownerFirst, row.ownerLast),
      userEmail: type === 'CARD' ? row.parentEmail : row.ownerEmail,
    }))

/** A tag by its id, without case. */
export const tagById = ({ store }: World, network: NetworkId, idTag: string): TagRow | undefined =>
  store.get<TagRow>('SELECT * FROM tag WHERE network = ? AND idTag = ?', network, idTag)

/** `DD/MM/YYYY HH:mm:ss` in the caller's local time. */
const readable = (at: number, offsetHours: number): string => {
  const [date = '', time = ''] = localText(at, offsetHours).split(' ')
  return `${date.split('-').reverse().join('/')} ${time}`
}

/** The inbox, the last tries first. */
export const unknownTags = (world: World, network: NetworkId, offsetHours: number) =>
  world.store
    .all<UnknownTagRow>(
      'SELECT * FROM unknownTag WHERE network = ? ORDER BY lastAt IS NULL, lastAt DESC, idTag, stationPk',
      network,
    )
    .map((row) => ({
      key: row.idTag,
      numberOfAttempts: row.attempts,
      lastAttemptTimestampHumanReadable:
        row.lastAt === null ? null : readable(world.fromStored(row.lastAt), offsetHours),
      chargeBoxID: world.model.stations.get(row.stationPk)?.row.chargeBoxId ?? null,
      tenantPk: row.accountPk,
      tenantName: row.accountPk === null ? null : (world.model.accounts.get(row.accountPk)?.name ?? null),
    }))
