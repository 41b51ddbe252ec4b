import type { Movement } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { MovementStatus } from '../MovementStatus.tsx'
import { useMovementWords } from '../useMovementWords.ts'

export interface MovementChoiceProps {
  /** The movements of one number. */
  movements: readonly Movement[]
  onChoose: (movement: Movement) => void
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`
const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[3]};
  inline-size: 100%;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  ${tabularNumbers}

  &:hover {
    background: ${theme.bg.hover};
  }
`

/** What stands under one number: a recharge, its idle charge, a deposit. One of them is opened. */
export function MovementChoice({ movements, onChoose }: MovementChoiceProps) {
  const { nameOf, amountOf } = useMovementWords()
  const { timestamp } = useFormats()
  return (
    <List>
      {movements.map((movement) => (
        <li key={movement.key}>
          <Choice type="button" onClick={() => onChoose(movement)}>
            <strong>{nameOf(movement)}</strong>
            <strong>{amountOf(movement, movement.amount)}</strong>
            <Small>{timestamp(movement.createdAt ?? movement.paidAt, 'DD/MM/YYYY HH:mm')}</Small>
            <MovementStatus movement={movement} />
          </Choice>
        </li>
      ))}
    </List>
  )
}
