/// <reference types="@corrente/themes/virtual" />
/** The transfer list with 20,000 chargers, and beside it a bare list of the same, for `pnpm bench transfer`. Not part of any build. */
import 'virtual:corrente/base.css'
import { stationFixture } from '@corrente/domain/fixtures'
import { useState } from 'react'
import { BareRows, frame, mountBench } from '../../lists/bench/mountBench.tsx'
import { StationPicker } from '../StationPicker/StationPicker.tsx'

declare global {
  interface Window {
    /** Narrows the list by a group, searches in it letter by letter, clears both, and takes all. @returns how many were taken */
    pickBench?: () => Promise<number>
  }
}

const SIZE = 20_000
const stations = Array.from({ length: SIZE }, (_, index) => ({
  id: `ARO-${index + 1}`,
  name: `Posto Aroeira ${index + 1}`,
  hasPayment: false,
}))
/** Ten groups of them, a third of which are in use. */
const network = new Map(
  stations.map(({ id, name }, index) => [
    id,
    stationFixture({
      id,
      name,
      groupName: `Grupo ${index % 10}`,
      status: index % 3 === 0 ? 'busy' : 'available',
    }),
  ]),
)
const stationOf = (id: string) => network.get(id)

function Picker() {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <StationPicker
      protocol="v1.6"
      stations={stations}
      stationOf={stationOf}
      selected={selected}
      onChange={setSelected}
    />
  )
}

const container = mountBench({
  own: <Picker />,
  // The same three lines of text in rows of the same size, in a box as tall as the picker's.
  bare: (
    <BareRows count={SIZE} rowHeight={64} blockSize={320} overscan={4}>
      {(index) => (
        <div>
          <input type="checkbox" readOnly />
          <div>{stations[index]?.id}</div>
          <div>{index % 3 === 0 ? 'Em recarga' : 'Disponível'} · estado há 3 min</div>
          <div>
            {stations[index]?.name} · {network.get(stations[index]?.id ?? '')?.groupName}
          </div>
        </div>
      )}
    </BareRows>
  ),
  // The first of the two lists holds what can be chosen.
  boxOf: (place) => place.querySelector('[role="listbox"]'),
  row: '[role="option"]',
})

/** What a person types or chooses, as React hears it. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const of = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

window.pickBench = async () => {
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = container.querySelector<Found>(selector)
    if (!found) throw new Error(`the picker has no ${selector}`)
    return found
  }
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await frame()
  }
  const group = find<HTMLSelectElement>('select')
  type(group, 'Grupo 3')
  await settle()
  type(group, '')
  await settle()
  const search = find<HTMLInputElement>('input[type="search"]')
  for (const text of ['A', 'Ar', 'Aro', 'Aroe', 'Aroeira 19', '']) {
    type(search, text)
    await settle()
  }
  const button = () =>
    [...container.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Adicionar todos'),
    )
  const taken = () => {
    const [, chosen] = container.querySelectorAll('fieldset')
    return Number(/(\d[\d.]*) ite/.exec(chosen?.textContent ?? '')?.[1]?.replaceAll('.', '') ?? 0)
  }
  // The list follows the search when there is time for it.
  for (let turn = 0; turn < 60 && taken() === 0; turn += 1) {
    button()?.click()
    await settle()
  }
  return taken()
}
