import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LOAD_PHASES } from '../../../foundations/index.ts'
import { StateSheet } from '../../../testing/index.ts'
import { alertsOfAMorning, itsOthers, shortRecharge } from '../testing/alertFixtures.ts'
import { AlertDetails } from './AlertDetails.tsx'

const meta = {
  title: 'Widgets/Alerts/AlertDetails',
  component: AlertDetails,
  args: {
    alert: shortRecharge,
    stationHref: '/stations?q=SP-0117',
    events: itsOthers,
    state: 'ready',
    onRetry: fn(),
  },
} satisfies Meta<typeof AlertDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['ALR-006'],
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole('list', { name: 'Outros eventos da recarga 55000' })
    const [first, second] = within(timeline).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Recarga iniciada14/03/2026 11:54')
    await expect(second).toHaveTextContent('Recarga encerrada14/03/2026 11:56')
  },
}

export const Failure: Story = {
  tags: ['ALR-004'],
  args: {
    alert: {
      ...(alertsOfAMorning[0] ?? shortRecharge),
      street: 'Av. Paulista',
      city: 'São Paulo',
      state: 'SP',
    },
    events: [],
  },
  play: async ({ canvas }) => {
    const shown = (term: string) => canvas.getByText(term).nextSibling
    await expect(shown('Conector')).toHaveTextContent('1')
    await expect(shown('Usuário')).toHaveTextContent('-')
    await expect(shown('Código do erro')).toHaveTextContent('Fuga à terra (GroundFailure)')
    await expect(shown('Mensagem do erro')).toHaveTextContent('Falha de aterramento')
    await expect(shown('Endereço')).toHaveTextContent('Av. Paulista – São Paulo – SP')
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const WithoutRecharge: Story = {
  tags: ['ALR-004', 'ALR-006'],
  args: { alert: { ...shortRecharge, transactionId: undefined }, events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Código do erro').nextSibling).toHaveTextContent(/^-$/)
    await expect(canvas.getByText('Este alerta não informa a recarga.')).toBeVisible()
  },
}

export const NoOthers: Story = {
  tags: ['ALR-006'],
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum outro evento desta recarga foi encontrado.')).toBeVisible()
  },
}

export const States: Story = {
  parameters: { visual: { width: 512, height: 800 } },
  render: (args) => (
    <StateSheet rows={LOAD_PHASES} columns={['details'] as const}>
      {(state) => (
        <div style={{ inlineSize: 420 }}>
          <AlertDetails {...args} events={itsOthers.slice(0, 1)} state={state} stationHref={undefined} />
        </div>
      )}
    </StateSheet>
  ),
}
