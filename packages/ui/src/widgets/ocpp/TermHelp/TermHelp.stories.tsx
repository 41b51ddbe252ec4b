import { type TermKind, termOf } from '@corrente/domain/ocpp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { TermHelp } from './TermHelp.tsx'
import { TermText } from './TermText.tsx'

const WORDS = {
  status: 'SuspendedEV',
  error: 'GroundFailure',
  reason: 'DeAuthorized',
  answer: 'RebootRequired',
  key: 'NumberOfConnectors',
} as const satisfies Record<TermKind, string>

const meta = {
  title: 'Widgets/OCPP/TermHelp',
  component: TermHelp,
  subcomponents: { TermText },
  args: { kind: 'error', text: 'ground_failure' },
} satisfies Meta<typeof TermHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'O que é GroundFailure' }))
    await waitFor(() => expect(screen.getByText('Fuga para a terra: a proteção desligou.')).toBeVisible())
    await expect(screen.getByText('Do OCPP 1.5 e 1.6.')).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Causa provável')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

/** A maker's own word has none. */
export const States: Story = {
  render: () => (
    <StateSheet
      rows={['status', 'error', 'reason', 'answer', 'key'] as const}
      columns={['known', 'own'] as const}
    >
      {(kind, column) => <TermHelp kind={kind} text={column === 'own' ? 'E-17' : WORDS[kind]} />}
    </StateSheet>
  ),
}

/** One word of each kind, as it is read. */
export const Contents: Story = {
  parameters: { visual: { width: 420, height: 1100 } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 340 }}>
      {(['status', 'error', 'reason', 'answer', 'key'] as const).flatMap((kind) => {
        const term = termOf(kind, WORDS[kind])
        return term ? [<TermText key={kind} term={term} />] : []
      })}
    </div>
  ),
}
