import {
  type ChargingProfile,
  type DayCurve,
  isProfileSavedAs,
  PROFILE_FORM,
  type ProfileBase,
  type ProfileSave,
  profileForm,
  profileRequest,
  type ReadProfile,
  readProfile,
  readProfiles,
} from '@corrente/domain/charging-profiles'
import type { Held } from '@corrente/domain/forms'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { oneRecord } from './oneRecord.ts'
import { mapOutcome, recordSave } from './recordWrites.ts'

/** Start of the keys of everything that shows charging profiles; a save marks it out of date. */
const PROFILES_KEY = ['charging-profiles'] as const
/** GET charging_profiles (OPS-050, CHP-021): all of them. */
const readAllProfiles = (cp: Gateway, signal?: AbortSignal): Promise<Outcome<readonly ChargingProfile[]>> =>
  cp.get('charging_profiles', readProfiles, { signal })

/** All charging profiles. @param isEnabled - false without the right to them */
export const profilesQuery = (isEnabled: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...PROFILES_KEY, 'list'],
    isEnabled,
    run: (signal) => readAllProfiles(cp, signal),
  }))

/** GET charging_profiles/{pk} (CHP-020). */
export const oneProfile = oneRecord({
  key: [...PROFILES_KEY, 'one'],
  from: ({ gateways }) => gateways.cp,
  read: (cp, pk, signal) => cp.get('charging_profiles/{pk}', readProfile, { params: { pk }, signal }),
})

/** The days of some profiles, four asked for at a time; undefined where one could not be read. */
export const curvesQuery = (pks: readonly number[]) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...PROFILES_KEY, 'curves', ...pks],
    isEnabled: pks.length > 0,
    run: async (signal): Promise<Outcome<ReadonlyMap<number, DayCurve | undefined>>> => {
      const reads = await fewAtOnce(pks, (pk) => oneProfile.read(cp, pk, signal), { signal })
      const curves = reads.map(
        ([pk, read]) => [pk, read.kind === 'done' ? read.data.curve : undefined] as const,
      )
      return { kind: 'done', data: new Map(curves), unreadRows: 0 }
    },
  }))

/** A new profile as it was sent: it has no id of its own, so those of its name are read. */
async function findByName(cp: Gateway, sent: ProfileSave): Promise<Outcome<ReadProfile | undefined>> {
  const all = await readAllProfiles(cp)
  if (all.kind !== 'done') return all
  for (const { pk } of all.data.filter(({ description }) => description === sent.description)) {
    const read = await oneProfile.read(cp, pk)
    if (read.kind !== 'done') return read
    if (isProfileSavedAs(sent, read.data)) return read
  }
  return mapOutcome(all, () => undefined)
}

/** Saves a profile: POST, or PUT for one that exists (CHP-018, CHP-019). */
export function saveProfile(cp: Gateway, held: Held<ProfileBase>) {
  const { pk } = held.base
  return recordSave({
    key: `charging-profile.save:${pk ?? 'new'}`,
    outdates: [PROFILES_KEY],
    form: PROFILE_FORM,
    held,
    pk,
    read: (known) => oneProfile.read(cp, known),
    baseOf: (profile: ReadProfile) => profileForm(pk, profile),
    requestOf: ({ values }) => profileRequest(values),
    send: (json) =>
      pk === undefined
        ? cp.send('POST', 'charging_profiles', { json })
        : cp.send('PUT', 'charging_profiles/{pk}', { params: { pk }, json }),
    isSavedAs: isProfileSavedAs,
    findNew: (sent) => findByName(cp, sent),
  })
}
