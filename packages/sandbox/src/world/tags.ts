import type { AccountRow, PersonRow, RechargeRow, TagRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'
import { pickWeighted, type Random } from './random.ts'
import type { Keys } from './stations.ts'

const CARD_NOTES = [
  'Cartão da frota',
  'Segunda via',
  'Carro reserva',
  'Chaveiro',
  'Crachá da portaria',
] as const
const STOCK_NOTE = 'Estoque, ainda sem dono'
/** Lengths of an id in hex digits: cards of 4, 7 and 10 bytes. */
const LENGTHS = [
  [8, 44],
  [14, 52],
  [20, 4],
] as const

/** An id as a reader gives it: so many upper-case hex digits. */
export const cardId = (random: Random, length: number = pickWeighted(random, LENGTHS)): string =>
  Array.from({ length }, () => random.int(0, 15).toString(16))
    .join('')
    .toUpperCase()

const flag = (value: boolean): number => (value ? 1 : 0)

/** The tag that the server gives each person. */
const userTag = (person: PersonRow, keys: Keys, random: Random): TagRow => ({
  pk: keys.tag++,
  network: person.network,
  idTag: person.idTag ?? `TAG${String(person.pk).padStart(6, '0')}`,
  type: 'USER',
  note: null,
  ownerPk: person.pk,
  parentPk: null,
  accountPk: person.accountPk,
  inactive: flag(random.chance(0.02)),
  free: flag(random.chance(0.02)),
})

/**
 * The tags of a network: every driver has a USER tag and none, one or two cards that hang on it; some cards are nobody's
 * yet. A few ids are older than today's limits of length.
 */
export const buildTags = (
  network: NetworkId,
  drivers: readonly PersonRow[],
  accounts: readonly AccountRow[],
  keys: Keys,
  random: Random,
): TagRow[] => {
  const ids = new Set<string>()
  const freshId = (): string => {
    for (;;) {
      const id = random.chance(0.004) ? `LEGADO-${cardId(random, 20)}` : cardId(random)
      if (ids.has(id)) continue
      ids.add(id)
      return id
    }
  }
  const card = (parent: TagRow | undefined, accountPk: number | null): TagRow => ({
    pk: keys.tag++,
    network,
    idTag: freshId(),
    type: 'CARD',
    note: parent === undefined ? STOCK_NOTE : random.chance(0.2) ? random.pick(CARD_NOTES) : null,
    ownerPk: parent?.ownerPk ?? null,
    parentPk: parent?.pk ?? null,
    accountPk,
    inactive: flag(random.chance(0.05)),
    free: flag(random.chance(0.04)),
  })
  return drivers.flatMap((person) => {
    const own = userTag(person, keys, random)
    const count = pickWeighted(random, [
      [0, 15],
      [1, 68],
      [2, 17],
    ])
    const cards = Array.from({ length: count }, () => card(own, person.accountPk))
    const stock = random.chance(0.04) ? [card(undefined, random.pick(accounts).pk)] : []
    return [own, ...cards, ...stock]
  })
}

/** Every other recharge of somebody with a card that works was begun with it. */
export const chargeByCard = (recharges: readonly RechargeRow[], tags: readonly TagRow[]): void => {
  const cards = new Map<number, string>()
  for (const { type, ownerPk, inactive, idTag } of tags)
    if (type === 'CARD' && ownerPk !== null && inactive === 0 && !cards.has(ownerPk))
      cards.set(ownerPk, idTag)
  for (const recharge of recharges)
    if (recharge.pk % 2 === 1) recharge.idTag = cards.get(recharge.personPk) ?? null
}
