import { IDLE, type WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, STAGE_NOW } from '../../../testing/index.ts'
import { TapDialog } from './TapDialog.tsx'

const tap = { idTag: '04A2B3C4D5E6F7', attempts: 1, accountPk: 7 }
const meta = {
  title: 'Widgets/Users/TapDialog',
  component: TapDialog,
  parameters: { ...overlayDocs, visual: { width: 720, height: 560 } },
  args: {
    name: 'Marina Exemplo',
    told: 'marina@example.com',
    stations: [
      { id: 'IPE-0001', name: 'Shopping Aurora' },
      { id: 'IPE-0002', name: 'IPE-0002' },
    ],
    stationId: undefined,
    onStation: fn(),
    until: STAGE_NOW + 120_000,
    hasFailed: false,
    onWait: fn(),
    taps: [],
    chosen: undefined,
    onChoose: fn(),
    disabledReason: undefined,
    state: IDLE,
    onConfirm: fn(),
    onVerify: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TapDialog>
export default meta
type Story = StoryObj<typeof meta>

const isThere = (text: RegExp | string) =>
  waitFor(() => expect(screen.getByText(text, { ignore: 'script, style' })).toBeVisible())

export const Default: Story = {
  play: async ({ args }) => {
    await isThere('Cadastrar um cartão de Marina Exemplo')
    const field = screen.getByRole('combobox', { name: 'Estação em que o cartão será encostado' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('aurora')
    await userEvent.click(await screen.findByRole('option', { name: /Shopping Aurora/ }))
    await expect(args.onStation).toHaveBeenLastCalledWith('IPE-0001')
  },
}

export const Waiting: Story = {
  args: { stationId: 'IPE-0001' },
  play: () => isThere(/^Peça para encostar o cartão no leitor de Shopping Aurora/),
}

export const TwoCards: Story = {
  args: { stationId: 'IPE-0001', taps: [tap, { ...tap, idTag: '9F3C21AA' }] },
  play: async ({ args }) => {
    await isThere('2 cartões encostados em Shopping Aurora')
    await userEvent.click(screen.getAllByRole('button', { name: 'É este' })[0] as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledWith(tap)
  },
}

export const NobodyCame: Story = {
  args: { stationId: 'IPE-0001', until: undefined, hasFailed: true },
  play: async ({ args }) => {
    await isThere(/^Nenhum cartão novo apareceu/)
    await userEvent.click(screen.getByRole('button', { name: 'Esperar mais 2 minutos' }))
    await expect(args.onWait).toHaveBeenCalledOnce()
  },
}

/** Half done: the card is approved, the person's tag is not above it yet. */
export const States: Story = {
  args: {
    stationId: 'IPE-0001',
    taps: [tap],
    chosen: tap,
    state: {
      phase: 'refused',
      refusal: { status: 500, body: undefined },
      step: 'bind',
      saved: ['approve', 'find'],
    } as WriteState,
  },
  play: async ({ args }) => {
    await isThere('O cartão foi aprovado, mas não foi ligado à pessoa.')
    const steps = within(screen.getByRole('list', { name: 'O que foi feito' }))
    await expect(steps.getAllByText('Feita')).toHaveLength(2)
    await expect(steps.getByText('Erro')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Unknown: Story = {
  args: {
    ...States.args,
    state: {
      phase: 'unknown',
      step: 'approve',
      saved: [],
      at: STAGE_NOW,
      canVerify: true,
      canRelease: false,
    } as WriteState,
  },
  play: async ({ args }) => {
    await isThere(/A resposta se perdeu/)
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('button', { name: /Cadastrar|Tentar/ })).toBeNull()
  },
}

export const Done: Story = {
  args: { ...States.args, state: { phase: 'done', result: undefined, saved: ['approve', 'find', 'bind'] } },
  play: () => isThere('Cartão 04A2B3C4D5E6F7 cadastrado e ligado a Marina Exemplo (marina@example.com).'),
}
