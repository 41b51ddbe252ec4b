import { type FoundPerson, mergePeople, type PersonQuery, personQueryOf } from '@corrente/domain/users'
import type { CommandContext } from '../../kit/area/index.ts'
import { readUserPage } from '../../resources/users.ts'

/** People that were found, the active before the inactive. */
interface People {
  readonly rows: readonly FoundPerson[]
  readonly total: number
  /** One of the two lists could not be had: others may be in it. */
  readonly isPart: boolean
}

/** Both lists are asked, as an inactive person is looked for as often; undefined: nobody was found, and a list could not be had. */
export async function findPeople(
  { ports: { gateways, formats } }: CommandContext,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<People | undefined> {
  const asked = personQueryOf(text)
  if (asked === undefined) return { rows: [], total: 0, isPart: false }
  const read = async (isActive: boolean) => {
    if (asked.by === 'document') return byDocument(asked, isActive)
    const page = await readUserPage(
      gateways.cp,
      { isActive, search: asked.query, page: 1, size: limit },
      signal,
    )
    return page.kind === 'done'
      ? { rows: page.data.rows, total: page.data.count ?? page.data.rows.length }
      : undefined
  }
  const byDocument = async ({ query }: PersonQuery, isActive: boolean) => {
    const { askAllUsers } = await import('./complete/askAllUsers.ts')
    const question = { query, isChargingOnly: false, sort: undefined, page: 1, locale: formats.locale }
    return askAllUsers(gateways.cp, isActive, question, signal)
  }
  const [active, inactive] = await Promise.all([read(true), read(false)])
  const isPart = active === undefined || inactive === undefined
  const rows = mergePeople(active?.rows ?? [], inactive?.rows ?? [], limit)
  // Whoever is not in the one list may be in the other: nobody found is not nobody there.
  if (isPart && rows.length === 0) return undefined
  return { rows, total: (active?.total ?? 0) + (inactive?.total ?? 0), isPart }
}
