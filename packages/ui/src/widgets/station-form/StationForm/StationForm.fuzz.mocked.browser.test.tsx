import { answerLookup } from '@corrente/domain/address'
import {
  connectorTypesFixture,
  createRandom,
  NO_GRANTS,
  permissionFixtures,
  privateUsersFixture,
  type Random,
  rolePermission,
  routePermission,
  stationFormFixture,
} from '@corrente/domain/fixtures'
import { isSameValue } from '@corrente/domain/forms'
import { buildAccess } from '@corrente/domain/permissions'
import {
  CONNECTOR_FIELDS,
  checkStation,
  newStation,
  STATION_FIELDS,
  type StationBase,
  type StationErrors,
  type StationPolicy,
  type StationTab,
  type StationValues,
  stationErrorsPerTab,
  stationPolicy,
  submitBlock,
  tabToOpen,
} from '@corrente/domain/stations'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, inject, test, vi } from 'vitest'
import { renderWithProviders } from '../../../testing/index.ts'
import type { StationEdit } from '../fields/slot.ts'
import { ACCOUNTS, EVERYTHING, GROUPS } from '../testing/atWork.tsx'
import { StationForm } from './StationForm.tsx'

// The map is not what is asked about here, and 200 of them would be.
vi.mock('../../../map/LazyMap.tsx', () => ({ LazyMap: () => null }))

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all rounds are played, or a fifth of them. */
    rounds: 'all' | 'few'
  }
}

// Sequences of what hands do to the real controls, while permissions change under them. Three promises: what the
// policy locks is locked and takes nothing; every error stands at a control that can be corrected; some corrections always send the form.
const SEQUENCES = inject('rounds') === 'all' ? 200 : 40
const ACCESSES = [
  [routePermission('/stations')],
  permissionFixtures.operator,
  [rolePermission('DASH_SMART_CHARGING_CREATE'), routePermission('/stations/allow_edit_address')],
  [rolePermission('DASH_CVE_PRO_MONETIZATION_CONFIG'), rolePermission('custom-powermax')],
  EVERYTHING,
].map((permissions) => buildAccess(permissions, NO_GRANTS))
const STARTS: readonly StationBase[] = [
  newStation('BR', 7),
  newStation('CO', 8),
  stationFormFixture(),
  stationFormFixture({ address: undefined, latitude: undefined, longitude: undefined }),
]
const TEXTS = [
  '',
  ' ',
  'A',
  'Rua das Palmeiras',
  'x'.repeat(26),
  '88010123',
  '88010999',
  '-1',
  '1,85',
  '12345,678',
]

/** The form as its test holds it. */
interface Held {
  values: StationValues
  policy: StationPolicy
  errors: StationErrors
  sent: number
  /** What comes from elsewhere than a hand. */
  change: (edit: StationEdit) => void
  setAccess: (index: number) => void
}

function Form({ base, held }: { base: StationBase; held: Held }) {
  const [values, setValues] = useState(base.values)
  const [access, setAccess] = useState(ACCESSES.length - 1)
  const [tab, setTab] = useState<StationTab>('general')
  const change = useCallback((edit: StationEdit) => setValues((now) => edit(now)), [])
  const isNew = base.pk === undefined
  const policy = stationPolicy(values, base, {
    mode: isNew ? 'new' : 'edit',
    access: ACCESSES[access] ?? ACCESSES[0] ?? buildAccess([], NO_GRANTS),
    accounts: ACCOUNTS,
  })
  const errors = checkStation(values, base, policy)
  Object.assign(held, {
    values,
    policy,
    errors,
    change: (edit: StationEdit) => flushSync(() => change(edit)),
    setAccess: (index: number) => flushSync(() => setAccess(index)),
  })
  return (
    <StationForm
      values={values}
      policy={policy}
      onChange={change}
      isNew={isNew}
      errors={errors}
      tab={policy.tabs.includes(tab) ? tab : 'general'}
      onTabChange={setTab}
      state="idle"
      onSubmit={() => {
        if (Object.keys(errors).length > 0) setTab(tabToOpen(errors))
        else held.sent += 1
      }}
      cancelHref="/stations"
      accounts={ACCOUNTS}
      groups={GROUPS}
      types={connectorTypesFixture()}
      access={{
        users: privateUsersFixture(),
        usersState: 'ready',
        onRetry: () => undefined,
        cpf: { kind: 'idle' },
        onSearchCpf: () => undefined,
      }}
      photos={{ onAdd: () => undefined }}
      center={{ lat: -23.5505, lng: -46.6333 }}
    />
  )
}

type Control = HTMLInputElement | HTMLSelectElement
const CONTROLS = '[role="tabpanel"] :is(input:not([type="file"]), select)'

/** React has drawn what an event of the hand changed. */
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

/** Puts a text into a control as a hand or a paste does; the browser keeps it out of one that is locked. */
function put(control: Control, text: string): void {
  control.focus()
  if (control instanceof HTMLSelectElement) {
    control.value = text
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    control.select()
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  }
  control.blur()
}

function touch(control: Control, random: Random): void {
  if (control instanceof HTMLSelectElement) put(control, random.pick([...control.options]).value)
  else if (control.type === 'checkbox' || control.type === 'radio') control.click()
  else put(control, random.pick(TEXTS))
}

const isLocked = (control: Element): boolean =>
  control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('readonly')

/** Whether the policy lets a hand change the field of a control; undefined where it is none of the form's fields. */
function mayEdit({ fields, connectors }: StationPolicy, name: string): boolean | undefined {
  const [list, , own] = name.split('.')
  const ofConnector = CONNECTOR_FIELDS.find((field) => field === own)
  if (list === 'connectors' && ofConnector) return connectors[ofConnector].isEditable
  const field = STATION_FIELDS.find((each) => each === name)
  return field && fields[field].isEditable
}

const CURES: Readonly<Record<string, string>> = {
  chargeBoxId: 'CURA-1',
  description: 'Cura',
  endpointAddress: '',
  externalId: '',
  accountPk: '7',
  openTime: '08:00',
  closeTime: '20:00',
  faceReaderMac: 'AABBCC001122',
  street: 'Rua A',
  houseNumber: '1',
  city: 'Palhoça',
  state: 'SC',
  typePk: '1',
  powerMaxCustom: '25',
}
const PLACE: Readonly<Record<string, string>> = { Latitude: '-27', Longitude: '-48' }

/** A value that corrects a control; prices are all cured by 1. */
function cureOf(control: Control, held: Held): string {
  const name = control.name.split('.').at(-1) ?? ''
  if (name === 'zip') return held.values.isHubjectCompatible ? '88010-124' : ''
  return CURES[name] ?? PLACE[control.labels?.[0]?.textContent?.split(' ')[0] ?? ''] ?? '1'
}

const shown = (container: HTMLElement): Control[] => [...container.querySelectorAll<Control>(CONTROLS)]

async function openTab(container: HTMLElement, index: number): Promise<void> {
  const tab = container.querySelectorAll<HTMLElement>('[role="tab"]')[index]
  tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await settle()
}

/** The answer that a zip code waits for. */
function answerZip({ values, change }: Held, random?: Random): void {
  const { state, digits } = values.address.lookup
  if (state !== 'looking') return
  const address = { street: random?.pick(['Rua B', '']) ?? 'Rua B', city: 'Palhoça', state: 'SC' }
  const answer = random?.pick([
    { kind: 'found', address },
    { kind: 'notFound' },
    { kind: 'failed' },
  ] as const) ?? { kind: 'failed' as const }
  change((now) => ({ ...now, address: answerLookup(now.address, digits, answer) }))
}

/** Why an error stands where nobody sees or corrects it; undefined when none does. */
async function stuck(container: HTMLElement, held: Held): Promise<string | undefined> {
  const counts = stationErrorsPerTab(held.errors)
  const isHidden = Object.keys(counts).some((tab) => !held.policy.tabs.some((each) => each === tab))
  if (isHidden) return `errors on a hidden tab: ${Object.keys(held.errors)}`
  for (const [index, tab] of held.policy.tabs.entries()) {
    const count = counts[tab] ?? 0
    if (count === 0) continue
    await openTab(container, index)
    const marked = [...container.querySelectorAll('[role="tabpanel"] [aria-invalid="true"]')]
    if (marked.length < count) return `${tab} shows ${marked.length} of ${count}: ${Object.keys(held.errors)}`
    const locked = marked.find(isLocked)
    if (locked) return `${locked.getAttribute('name')} is wrong and locked`
  }
  return undefined
}

/** Corrects what the form marks, as somebody does who presses save again and again; false: that never ends. */
async function heal(container: HTMLElement, held: Held): Promise<boolean> {
  for (let round = 0; round < 10; round += 1) {
    answerZip(held)
    const block = submitBlock(held.values)
    if (block === 'zipWithoutLongitude') await openTab(container, held.policy.tabs.indexOf('address'))
    container.querySelector('form')?.requestSubmit()
    await settle()
    if (held.sent > 0) return true
    for (const control of shown(container)) {
      const isPlace =
        block === 'zipWithoutLongitude' && control.labels?.[0]?.textContent?.startsWith('Longitude')
      if (control.getAttribute('aria-invalid') !== 'true' && !isPlace) continue
      put(control, isPlace ? '-48' : cureOf(control, held))
      await settle()
    }
  }
  return false
}

test(`after ${SEQUENCES} sequences of the hand no control is stuck, locked ones took nothing, and corrections send the form`, async () => {
  const random = createRandom('station-form-hands')
  let locked = 0
  let marked = 0
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const own = random.fork(sequence)
    const base = own.pick(STARTS)
    const held = { sent: 0 } as Held // the form fills it when it is drawn
    const { container, unmount } = renderWithProviders(<Form base={base} held={held} />)
    for (let acts = own.int(2, 8); acts > 0; acts -= 1) {
      if (own.chance(0.25)) await openTab(container, own.int(0, held.policy.tabs.length - 1))
      if (own.chance(0.1)) held.setAccess(own.int(0, ACCESSES.length - 1))
      await settle()
      const controls = shown(container)
      if (controls.length === 0) continue
      const control = own.pick(controls)
      const before = held.values
      const wasLocked = isLocked(control)
      if (mayEdit(held.policy, control.name) === wasLocked)
        expect.fail(
          `sequence ${sequence}: ${control.name} is ${wasLocked ? 'locked' : 'open'} against the policy`,
        )
      touch(control, own)
      await settle()
      if (wasLocked) {
        locked += 1
        if (!isSameValue(before, held.values)) expect.fail(`sequence ${sequence}: ${control.name} is locked`)
      }
      answerZip(held, own)
    }
    const trouble = await stuck(container, held)
    if (trouble !== undefined) expect.fail(`sequence ${sequence}: ${trouble}`)
    if (Object.keys(held.errors).length > 0) marked += 1
    if (!(await heal(container, held)))
      expect.fail(`sequence ${sequence}: ${JSON.stringify(held.errors)} ${submitBlock(held.values)}`)
    unmount()
  }
  // Both kinds occur often, or the promises above would be empty.
  expect(Math.min(locked, marked)).toBeGreaterThan(SEQUENCES / 20)
}, 600_000)
