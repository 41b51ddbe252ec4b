import {
  isSameId,
  readTaps,
  readUnknownTags,
  TAP_EVERY_MS,
  type UnknownCard,
  unknownKey,
} from '@corrente/domain/tags'
import type { EpochMs, ZoneId } from '@corrente/domain/time'
import type { Found } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { answerOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import { findTag, TAGS_KEY } from './tags.ts'

/** Start of the keys of everything that shows the inbox. */
export const UNKNOWN_KEY = ['unknown-tags'] as const
/**
 * What the inbox is read for: `once`; `counted` for the number in the menu, every five minutes; `watched` while it is on
 * screen, every 30 s and when it gets the focus (decisions: Tags).
 */
type InboxUse = 'once' | 'counted' | 'watched'
const HOW = {
  once: {},
  counted: { everyMs: 300_000 },
  watched: { freshMs: 0, everyMs: 30_000 },
} as const satisfies Record<InboxUse, object>

/** GET ocpptags/unknown (UNK-010). */
export const readInbox = (
  cp: Pick<Gateway, 'get'>,
  zone: ZoneId,
  signal?: AbortSignal,
): Promise<Outcome<readonly UnknownCard[]>> =>
  cp.get('ocpptags/unknown', (body) => readUnknownTags(body, zone), { signal })

/**
 * The inbox.
 * @param isPermitted - without a session, or without its entry, nothing is read
 */
export const inboxQuery = (isPermitted: boolean, use: InboxUse) =>
  queryAtom(({ gateways: { cp }, formats: { zone } }) => ({
    key: [...UNKNOWN_KEY, 'list'],
    isEnabled: isPermitted,
    ...HOW[use],
    run: (signal) => readInbox(cp, zone, signal),
  }))

/**
 * The cards that were held to one station, read every 5 s while somebody waits for one.
 * @param stationId - charge box id; undefined: nothing is read
 */
export const tapsQuery = (stationId: string | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...UNKNOWN_KEY, 'taps', stationId],
    isEnabled: stationId !== undefined,
    freshMs: 0,
    everyMs: TAP_EVERY_MS,
    run: (signal) => cp.get('ocpptags/unknown', (body) => readTaps(body, stationId ?? ''), { signal }),
  }))

/** POST ocpptags/unknown (UNK-011). */
export const sendApproval = (cp: Gateway, idTag: string, accountPk: number): Promise<Outcome<never>> =>
  cp.send('POST', 'ocpptags/unknown', { json: { id_tag: idTag, tenant_pk: accountPk } })

/** DELETE ocpptags/unknown/{idTag} (UNK-013). */
export const sendDismissal = (cp: Gateway, idTag: string): Promise<Outcome<never>> =>
  cp.send('DELETE', 'ocpptags/unknown/{idTag}', { params: { idTag } })

/** What became of an id (decisions: Tags): still in the inbox, else registered, else deleted. */
export async function lookUpCard(
  cp: Gateway,
  idTag: string,
): Promise<'waiting' | 'registered' | 'deleted' | undefined> {
  // The times are not looked at.
  const inbox = await readInbox(cp, 'UTC')
  if (inbox.kind !== 'done') return undefined
  if (inbox.data.some((card) => isSameId(card.idTag, idTag))) return 'waiting'
  const tag = await findTag(cp, idTag)
  return tag.kind === 'done' ? (tag.data ? 'registered' : 'deleted') : undefined
}

type Proof = { readonly idTag: string }

/** How long a read of the inbox serves the looks of one run, in milliseconds: not a read for each card. */
const LOOK_MS = 10_000

/** Reads the inbox for the looks before what is done with its cards: once for those that come together. */
export function inboxLook(cp: Gateway, now: () => EpochMs): InboxLook {
  let last: { readonly at: EpochMs; readonly read: ReturnType<InboxLook> } | undefined
  return () => {
    // The times of the cards are not looked at.
    if (last === undefined || now() - last.at > LOOK_MS) last = { at: now(), read: readInbox(cp, 'UTC') }
    return last.read
  }
}
type InboxLook = () => Promise<Outcome<readonly UnknownCard[]>>

/** One card is one call, whatever tabs and reloads there are: what is no longer in the inbox is left alone. */
const action = (
  cp: Gateway,
  { card, look }: { readonly card: UnknownCard; readonly look: InboxLook },
  wanted: 'registered' | 'deleted',
  send: () => Promise<Outcome<never>>,
): WriteAction<Proof, Proof> => ({
  keys: [`unknown-tag:${unknownKey(card)}`],
  lock: 'allTabs',
  journal: 'cp',
  outdates: [UNKNOWN_KEY, TAGS_KEY],
  look: async () => {
    const inbox = await look()
    if (inbox.kind !== 'done') return notRead(inbox)
    return inbox.data.some(({ idTag }) => isSameId(idTag, card.idTag))
      ? { look: 'ready', ready: { idTag: card.idTag } }
      : { look: 'notSent', why: 'gone' }
  },
  proofOf: (ready) => ready,
  send: async () => answerOf(await send(), undefined),
  confirm: async ({ idTag }): Promise<Found<void>> => {
    const end = await lookUpCard(cp, idTag)
    if (end === undefined) return { found: 'unreadable' }
    if (end === wanted) return { found: 'applied', result: undefined }
    return end === 'waiting' ? { found: 'unchanged' } : { found: 'other', what: { end } }
  },
})

/** Registers an id of the inbox for an account: from then on whoever holds the card charges (UNK-011, UNK-012). */
export const approval = (cp: Gateway, card: UnknownCard, accountPk: number, look: InboxLook) =>
  action(cp, { card, look }, 'registered', () => sendApproval(cp, card.idTag, accountPk))

/** Takes an id out of the inbox; its next try brings it back (UNK-013). */
export const dismissal = (cp: Gateway, card: UnknownCard, look: InboxLook) =>
  action(cp, { card, look }, 'deleted', () => sendDismissal(cp, card.idTag))
