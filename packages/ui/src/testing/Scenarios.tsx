import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Contents that break careless layouts; `null` is what a record without the field gives. */
export const SCENARIOS = [
  { name: 'plain', text: 'Eletroposto Paulista 01', number: 1284.5 },
  {
    name: 'long',
    text: 'Estação de recarga rápida do estacionamento subterrâneo da torre norte do complexo empresarial Faria Lima',
    number: 98_765_432.1,
  },
  {
    name: 'unbreakable',
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    number: 1_234_567_890_123.45,
  },
  { name: 'empty', text: '', number: 0 },
  { name: 'null', text: null, number: null },
  { name: 'huge', text: '999.999.999.999.999,99 kWh', number: 999_999_999_999_999 },
  { name: 'RTL', text: 'محطة الشحن رقم ٧', number: -1 },
] as const

export type Scenario = (typeof SCENARIOS)[number]

export interface ScenariosProps {
  /** The width of each case, in CSS pixels. Default: 240, a narrow column. */
  inlineSize?: number
  /** The component with that content. */
  children: (scenario: Scenario) => ReactNode
}

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[4]};
`
const Case = styled.figure`
  display: grid;
  gap: ${theme.space[1]};
  inline-size: calc(var(--inline) * 1px);
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`
const Name = styled.figcaption`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

/** A component with every awkward content in a narrow place: nothing may be cut off or burst its frame. */
export function Scenarios({ inlineSize = 240, children }: ScenariosProps) {
  return (
    <Sheet>
      {SCENARIOS.map((scenario) => (
        <Case key={scenario.name} style={{ '--inline': inlineSize }}>
          <Name>{scenario.name}</Name>
          <div {...(scenario.name === 'RTL' ? { dir: 'rtl' } : {})}>{children(scenario)}</div>
        </Case>
      ))}
    </Sheet>
  )
}
