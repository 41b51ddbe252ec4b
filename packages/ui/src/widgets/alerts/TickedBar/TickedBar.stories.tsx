import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { alertAgo, alertsOfAMorning } from '../testing/alertFixtures.ts'
import { TickedBar } from './TickedBar.tsx'

const failure = alertAgo(1, 2, 'Failure', {
  stationId: 'SP-0101',
  stationName: 'Paulista 01',
  street: 'Av. Paulista',
  city: 'São Paulo',
  state: 'SP',
  connectorId: 1,
  connectorType: 'CCS Type 2',
  errorCode: 'GroundFailure',
  errorMessage: 'Falha de\naterramento',
  userName: 'Marina Exemplo',
})

const meta = {
  title: 'Widgets/Alerts/TickedBar',
  component: TickedBar,
  args: {
    alerts: [failure],
    onAcknowledge: fn(),
    onMute: fn(),
    onCopyText: fn((_text: string) => Promise.resolve()),
  },
} satisfies Meta<typeof TickedBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['ALR-007'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar para um chamado' }))
    await expect(args.onCopyText).toHaveBeenCalledWith(
      [
        'Falha',
        'Estação: Paulista 01 (SP-0101)',
        'Endereço: Av. Paulista, São Paulo, SP',
        'Conector: 1 · CCS Type 2',
        'Código do erro: GroundFailure (fuga à terra)',
        'Mensagem do erro: Falha de aterramento',
        'Horário: 14/03/2026 12:03, Horário Padrão de Brasília (GMT-3), 2026-03-14 15:03:00 UTC',
      ].join('\n'),
    )
    await expect(await canvas.findByText('Copiado')).toBeVisible()
  },
}

export const States: Story = {
  parameters: { visual: { width: 900, height: 300 } },
  render: (args) => (
    <StateSheet rows={['one', 'many', 'none'] as const} columns={['ticked'] as const}>
      {(state) => (
        <div style={{ inlineSize: 720 }}>
          <TickedBar
            {...args}
            alerts={state === 'none' ? [] : state === 'one' ? [failure] : alertsOfAMorning}
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAcknowledge).toHaveBeenCalledWith([failure])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'por 8 horas' }))
    await expect(args.onMute).toHaveBeenCalledWith([failure], 8)
  },
}
