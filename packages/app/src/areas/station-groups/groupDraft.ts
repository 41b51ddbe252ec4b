import type { AddressPart } from '@corrente/domain/address'
import type { GroupValues } from '@corrente/domain/station-groups'
import { z } from '@corrente/domain/wire'

const texts = z.object({
  zip: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  state: z.string(),
} satisfies Record<AddressPart, unknown>)

const draftSchema = z.object({
  name: z.string(),
  externalId: z.string(),
  texts,
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})
/** What a group's form keeps in its tab: what was typed, nothing that was loaded. */
export type GroupDraft = z.output<typeof draftSchema>

/** Checks what the tab kept. */
export const readGroupDraft = (kept: unknown): GroupDraft | undefined => {
  const read = draftSchema.safeParse(kept)
  return read.success ? read.data : undefined
}

/** What of a form's values is kept. */
export const groupDraftOf = ({ name, externalId, address }: GroupValues): GroupDraft => ({
  name,
  externalId,
  texts: address.texts,
  latitude: address.latitude,
  longitude: address.longitude,
})

/** The form with a draft laid over it. */
export const withGroupDraft = (values: GroupValues, draft: GroupDraft): GroupValues => ({
  name: draft.name,
  externalId: draft.externalId,
  address: {
    ...values.address,
    texts: draft.texts,
    latitude: draft.latitude,
    longitude: draft.longitude,
    pointOrigin: draft.latitude === undefined && draft.longitude === undefined ? 'none' : 'hand',
  },
})
