import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { loaded, STAGE_NOW } from '../../../testing/index.ts'
import { CommandQuestion } from './CommandQuestion.tsx'

const screen = within(document.body)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

const SENTENCE =
  '37 estações: 4 recargas em andamento (a mais antiga há pelo menos 2 h 10 min), 3 sem conexão.'

const meta = {
  title: 'Widgets/Operations/CommandQuestion',
  component: CommandQuestion,
  parameters: { visual: { width: 640, height: 640 } },
  args: {
    isOpen: true,
    command: 'remoteReset',
    kind: 'Hard',
    blast: {
      stations: 37,
      charging: 4,
      oldestAt: STAGE_NOW - 130 * 60_000,
      offline: ['IPE-0009', 'IPE-0011', 'IPE-0012'],
      unknown: [],
    },
    countedAt: STAGE_NOW,
    risks: ['hardReset', 'many'],
    quiet: [],
    drivers: undefined,
    file: undefined as string | undefined,
    onConfirm: fn(),
    onCancel: fn(),
    onCopyText: fn(async () => undefined),
  },
} satisfies Meta<typeof CommandQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const text = await screen.findByText(SENTENCE)
    // It fades in.
    await waitFor(() => expect(text).toBeVisible())
    const yes = await button('Enviar a 37 estações')
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByRole('textbox'), '37')
    await userEvent.click(yes)
    await expect(args.onConfirm).toHaveBeenCalledWith(undefined)
  },
}

export const FirstFive: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox'))
    const most = screen.getByLabelText('Recusas aceitas entre as 5')
    await expect(most).toHaveValue('0')
    await userEvent.clear(most)
    await userEvent.type(most, '2')
    await userEvent.type(screen.getByLabelText('Para confirmar, digite 5'), '5')
    await userEvent.click(await button('Enviar a 5 estações'))
    await expect(args.onConfirm).toHaveBeenCalledWith({ mostRefusals: 2 })
  },
}

export const CopiedSummary: Story = {
  play: async ({ args }) => {
    await userEvent.click(await button('Copiar este resumo'))
    await expect(args.onCopyText).toHaveBeenCalledWith(
      expect.stringContaining(`Reiniciar · Hard · ${SENTENCE} Contado às`),
    )
  },
}

/** Of one station its id is typed. */
export const Grave: Story = {
  args: {
    station: { name: 'São Paulo Hospital 64', id: 'IPE-0024', connectorId: undefined },
    blast: { stations: 1, charging: 1, oldestAt: undefined, offline: [], unknown: [] },
  },
  play: async () => {
    await expect(await screen.findByLabelText('Para confirmar, digite IPE-0024')).toBeInTheDocument()
  },
}

/** One station is named with its connector, and whose recharge it ends. */
export const OneStation: Story = {
  args: {
    command: 'unlockConnector',
    kind: undefined,
    station: { name: 'São Paulo Hospital 64', id: 'IPE-0024', connectorId: 2 },
    blast: { stations: 1, charging: 1, oldestAt: STAGE_NOW - 47 * 60_000, offline: [], unknown: [] },
    risks: [],
    quiet: ['unlock'],
    drivers: loaded([{ connectorId: 2, userName: 'Caio Fictício', startedAt: STAGE_NOW - 47 * 60_000 }]),
  },
  play: async ({ args }) => {
    await screen.findByText('São Paulo Hospital 64 (IPE-0024)')
    await expect(screen.getByText('Conector 2: Caio Fictício, há 47 min.')).toBeInTheDocument()
    await userEvent.click(await button('Copiar este resumo'))
    await expect(args.onCopyText).toHaveBeenCalledWith(
      expect.stringMatching(/^Destravar conector · São Paulo Hospital 64 \(IPE-0024\) · (?!.*Caio)/),
    )
  },
}

export const Contents: Story = {
  args: {
    command: 'updateFirmware',
    kind: undefined,
    blast: { stations: 1_234, charging: 0, oldestAt: undefined, offline: [], unknown: ['X-1', 'X-2'] },
    risks: ['firmware', 'many'],
    models: [
      { model: 'Voltaria X200', count: 1_200 },
      { model: undefined, count: 34 },
    ],
    file: 'https://•••@firmware.example.com/a/very/long/path/without-any-break/fw-3.1.4-release-candidate-2.bin',
  },
}
