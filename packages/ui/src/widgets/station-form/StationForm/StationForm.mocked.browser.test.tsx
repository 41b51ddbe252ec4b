import { connectorTypesFixture, privateUsersFixture } from '@corrente/domain/fixtures'
import type { StationTab } from '@corrente/domain/stations'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as forms from '../../../forms/index.ts'
import { type Rendered, renderWithProviders } from '../../../testing/index.ts'
import { ACCOUNTS, GROUPS, useStationAtWork } from '../testing/atWork.tsx'
import { StationForm } from './StationForm.tsx'

// Every control is still itself, and counts how often it is rendered.
vi.mock('../../../forms/index.ts', { spy: true })

const CONTROLS = [
  forms.TextField,
  forms.Select,
  forms.Switch,
  forms.RadioGroup,
  forms.TimeField,
  forms.MaskedField,
  forms.MoneyField,
  forms.NumberField,
  forms.MultiSelect,
]
const forget = () => {
  for (const control of CONTROLS) vi.mocked(control).mockClear()
}
/** The labels of the controls that were rendered since `forget`. */
const rendered = (): string[] =>
  CONTROLS.flatMap((control) => vi.mocked(control).mock.calls.map(([props]) => props.label))

const TYPES = connectorTypesFixture()
const ACCESS = {
  users: privateUsersFixture(),
  usersState: 'ready',
  onRetry: () => undefined,
  cpf: { kind: 'idle' },
  onSearchCpf: () => undefined,
} as const
const nothing = () => undefined

function Form({ tab }: { tab: StationTab }) {
  const [shown, setShown] = useState(tab)
  const { errorTexts: _errorTexts, ...part } = useStationAtWork({
    changes: { visibility: 'PRIVATE', takesPayment: true, incomeBy: 'CONNECTOR', incomeType: 'KWH' },
    isTried: true,
  })
  return (
    <StationForm
      {...part}
      isNew={false}
      tab={shown}
      onTabChange={setShown}
      state="idle"
      onSubmit={nothing}
      cancelHref="/stations"
      accounts={ACCOUNTS}
      groups={GROUPS}
      types={TYPES}
      access={ACCESS}
      photos={{ onAdd: nothing }}
      center={{ lat: -23.5505, lng: -46.6333 }}
    />
  )
}

let shown: Rendered | undefined
afterEach(() => shown?.unmount())

const inputOf = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  return input
}

test.each([
  ['general', 'description', 'Descrição'],
  ['technical', 'connectors.1.pricePerKwh', 'Preço por kWh'],
  ['payment', 'costPerRecharge', 'Custo por recarga'],
] as const)('typing on the tab %s renders only the field that is typed in', async (tab, name, label) => {
  shown = renderWithProviders(<Form tab={tab} />)
  const input = inputOf(name)
  await userEvent.click(input)
  expect(rendered().length, 'the count sees the other fields').toBeGreaterThan(3)
  forget()
  await userEvent.keyboard('7')
  expect([...new Set(rendered())]).toEqual([label])
})
