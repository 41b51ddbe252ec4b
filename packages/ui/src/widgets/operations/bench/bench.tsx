/// <reference types="@corrente/themes/virtual" />
/**
 * The transfer list with 20,000 chargers on a page of its own, and beside it a bare virtual list of the same, driven by
 * `tools/bench/transfer.ts`. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { stationFixture } from '@corrente/domain/fixtures'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Stage } from '../../../testing/index.ts'
import { StationPicker } from '../StationPicker/StationPicker.tsx'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
    /** Narrows the list by a group, searches in it letter by letter, clears both, and takes all. @returns how many were taken */
    pickBench?: () => Promise<number>
  }
}

const SIZE = 20_000
/** As the picker's: its list, and its rows of three lines. */
const BLOCK = 320
const ROW = 64
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

/** The same three lines of text in rows of the same size, and nothing else. */
function BareList() {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: SIZE,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 4,
    useFlushSync: false,
  })
  return (
    <div ref={box} data-bench style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            data-bench-row={index}
            style={{ position: 'absolute', insetBlockStart: start, blockSize: ROW }}
          >
            <input type="checkbox" readOnly />
            <div>{stations[index]?.id}</div>
            <div>{index % 3 === 0 ? 'Em recarga' : 'Disponível'} · estado há 3 min</div>
            <div>
              {stations[index]?.name} · {network.get(stations[index]?.id ?? '')?.groupName}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const container = document.getElementById('list')
if (!container) throw new Error('the bench page has a list')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(container).render(<Stage>{isBare ? <BareList /> : <Picker />}</Stage>)

const frame = () => new Promise((done) => requestAnimationFrame(done))
window.listBench = async (steps) => {
  // The first of the two lists holds what can be chosen.
  const box = container.querySelector('[role="listbox"], [data-bench]')
  if (!box) throw new Error('the list has no box')
  let most = 0
  for (let step = 1; step <= steps; step += 1) {
    box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / steps
    await frame()
    most = Math.max(most, box.querySelectorAll('[role="option"], [data-bench-row]').length)
  }
  box.scrollTop = 0
  await frame()
  return most
}

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
