import {
  isSameCurve,
  type ProfileSave,
  profileForm,
  profileRequest,
  readProfile,
  readProfiles,
} from '@corrente/domain/charging-profiles'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 40 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, body })
const list = async () => readProfiles((await get('charging_profiles/')).body)?.data ?? []
const one = async (pk: number) => {
  const read = readProfile((await get(`charging_profiles/${pk}/`)).body)?.data
  if (!read) throw new Error(`profile ${pk} is not there`)
  return read
}
const NIGHT: ProfileSave = {
  description: 'Noite',
  currentLimitDefault: 32,
  intervals: [
    { beginningEnd: ['00:00', '06:00'], currentLimit: 16 },
    { beginningEnd: ['06:00', '07:30'], currentLimit: 10.5 },
    { beginningEnd: ['22:00', '23:59'], currentLimit: 16 },
  ],
}

describe('charging profiles', () => {
  test('OPS-050 OPS-051 CHP-010 CHP-021 the list has profiles of every purpose, one whose validity ended, one without words', async () => {
    const rows = await list()
    expect(rows.length).toBeGreaterThan(6)
    expect(new Set(rows.map(({ purpose }) => purpose)).size).toBe(3)
    expect(rows.filter(({ validTo }) => validTo !== undefined)).toHaveLength(1)
    expect(rows.some(({ description }) => description === undefined)).toBe(true)
    const losses = await Promise.all(rows.map(async ({ pk }) => (await one(pk)).losses))
    expect(losses.flat()).toEqual(['seconds', 'phases'])
  })

  test('CHP-018 CHP-019 CHP-020 created and changed as it was sent; the curve that is read is the one of the form', async () => {
    const made = await send('POST', 'charging_profiles', NIGHT)
    expect(made.body).toMatchObject({ type: 'success' })
    const pk = (made.body as { data: { chargingProfilePk: number } }).data.chargingProfilePk
    const read = await one(pk)
    expect(profileRequest(profileForm(pk, read).values)).toEqual(NIGHT)
    const moved = { ...NIGHT, intervals: NIGHT.intervals.slice(0, 1) }
    expect((await send('PUT', `charging_profiles/${pk}/`, moved)).status).toBe(200)
    const again = await one(pk)
    expect(isSameCurve(read.curve, again.curve)).toBe(false)
    expect(profileRequest(profileForm(pk, again).values)).toEqual(moved)
    expect((await list()).at(-1)).toMatchObject({ pk, description: 'Noite' })
  })

  test('CHP-022 what breaks a rule is refused, and changes nothing', async () => {
    const before = await list()
    const bad: readonly object[] = [
      { ...NIGHT, description: 'x'.repeat(21) },
      { ...NIGHT, description: ' ' },
      { ...NIGHT, currentLimitDefault: -1 },
      { ...NIGHT, currentLimitDefault: 16 },
      { ...NIGHT, intervals: [{ beginningEnd: ['22:00', '24:00'], currentLimit: 16 }] },
      { ...NIGHT, intervals: NIGHT.intervals.toReversed() },
      { ...NIGHT, stackLevel: 3 },
    ]
    for (const body of bad)
      expect((await send('POST', 'charging_profiles', body)).status, JSON.stringify(body)).toBe(400)
    expect(await list()).toEqual(before)
  })

  test('CHP-005 one that is not there, or is of another network, is not found; none can be deleted', async () => {
    expect((await get('charging_profiles/99999/')).status).toBe(404)
    expect((await send('PUT', 'charging_profiles/99999/', NIGHT)).status).toBe(404)
    const own = new Set((await list()).map(({ pk }) => pk))
    const others = Array.from({ length: 20 }, (_, index) => index + 1).filter((pk) => !own.has(pk))
    for (const pk of others.slice(0, 3)) expect((await get(`charging_profiles/${pk}/`)).status).toBe(404)
    const [pk] = own
    expect((await call(engine, `/api/v1/charging_profiles/${pk}/`, { token, method: 'DELETE' })).status).toBe(
      404,
    )
  })
})
