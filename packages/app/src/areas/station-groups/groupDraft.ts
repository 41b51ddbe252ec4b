import { ADDRESS_PARTS, type AddressPart } from '@corrente/domain/address'
import type { GroupValues } from '@corrente/domain/station-groups'
import { z } from '@corrente/domain/wire'

const text = z.optional(z.string())
/** null: it was emptied. */
const degrees = z.optional(z.nullable(z.number()))

const draftSchema = z.object({
  name: text,
  externalId: text,
  texts: z.object({
    zip: text,
    street: text,
    houseNumber: text,
    city: text,
    state: text,
  } satisfies Record<AddressPart, unknown>),
  latitude: degrees,
  longitude: degrees,
})
/**
 * What a group's form keeps in its tab: only what differs from the loaded group. What it does not hold comes from the
 * group as it is when the draft is found again, so that a draft never undoes what somebody else saved meanwhile.
 */
export type GroupDraft = z.output<typeof draftSchema>

/** Checks what the tab kept. */
export const readGroupDraft = (kept: unknown): GroupDraft | undefined => {
  const read = draftSchema.safeParse(kept)
  return read.success ? read.data : undefined
}

/** What of a form's values is kept. */
export function groupDraftOf(values: GroupValues, base: GroupValues): GroupDraft {
  const changed = <T>(mine: T, was: T): T | undefined => (mine === was ? undefined : mine)
  const [mine, was] = [values.address, base.address]
  return {
    name: changed(values.name, base.name),
    externalId: changed(values.externalId, base.externalId),
    texts: Object.fromEntries(
      ADDRESS_PARTS.map((part) => [part, changed(mine.texts[part], was.texts[part])]),
    ),
    latitude: changed(mine.latitude ?? null, was.latitude ?? null),
    longitude: changed(mine.longitude ?? null, was.longitude ?? null),
  }
}

/** The form with a draft laid over it. */
export function withGroupDraft(values: GroupValues, draft: GroupDraft): GroupValues {
  const { address } = values
  const hasPoint = draft.latitude !== undefined || draft.longitude !== undefined
  const kept = (mine: number | null | undefined, now: number | undefined) =>
    mine === undefined ? now : (mine ?? undefined)
  return {
    name: draft.name ?? values.name,
    externalId: draft.externalId ?? values.externalId,
    address: {
      ...address,
      texts: {
        zip: draft.texts.zip ?? address.texts.zip,
        street: draft.texts.street ?? address.texts.street,
        houseNumber: draft.texts.houseNumber ?? address.texts.houseNumber,
        city: draft.texts.city ?? address.texts.city,
        state: draft.texts.state ?? address.texts.state,
      },
      latitude: kept(draft.latitude, address.latitude),
      longitude: kept(draft.longitude, address.longitude),
      ...(hasPoint && { pointOrigin: 'hand' }),
    },
  }
}
