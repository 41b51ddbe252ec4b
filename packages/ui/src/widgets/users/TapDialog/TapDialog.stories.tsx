import { ODD_TEXTS } from '@corrente/domain/fixtures'
import { IDLE, type WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, phone, STAGE_NOW } from '../../../testing/index.ts'
import { TapDialog, type TapDialogProps } from './TapDialog.tsx'

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

export const Waits: Story = {
  args: { stationId: 'IPE-0001' },
  play: () => isThere(/^Peça para encostar o cartão no leitor de Shopping Aurora/),
}

export const Came: Story = {
  args: { stationId: 'IPE-0001', taps: [tap, { ...tap, idTag: '9F3C21AA' }] },
  play: async ({ args }) => {
    await isThere('2 cartões encostados em Shopping Aurora')
    await userEvent.click(screen.getAllByRole('button', { name: 'É este' })[0] as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledWith(tap)
  },
}

export const Over: Story = {
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
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
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

export const Contents: Story = {
  args: {
    name: ODD_TEXTS.unbreakable,
    stationId: 'IPE-0001',
    stations: [{ id: 'IPE-0001', name: ODD_TEXTS.long }],
    taps: [{ ...tap, idTag: ODD_TEXTS.unbreakable }],
  },
}

export const Keyboard: Story = {
  args: { stationId: 'IPE-0001', taps: [tap] },
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Estação em que o cartão será encostado' })
    await waitFor(() => expect(field).toHaveFocus())
    const own = screen.getByRole('button', { name: 'É este' })
    for (let press = 0; press < 4 && document.activeElement !== own; press += 1) await userEvent.tab()
    await expect(own).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(tap)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Keeps which card was chosen, as the page does. */
function Choosing({ chosen: first, onChoose, state, ...props }: TapDialogProps) {
  const [chosen, choose] = useState(first)
  const [now, setNow] = useState(state)
  return (
    <TapDialog
      {...props}
      chosen={chosen}
      state={now}
      onChoose={(next) => {
        choose(next)
        onChoose(next)
      }}
      onConfirm={() => {
        setNow({ phase: 'done', result: undefined, saved: ['approve', 'find', 'bind'] } as WriteState)
        props.onConfirm()
      }}
    />
  )
}

export const FocusOfEachStep: Story = {
  name: 'what was pressed goes with its step: the focus goes on to the harmless answer, and at the end to the way out',
  args: { stationId: 'IPE-0001', taps: [tap] },
  render: (args) => <Choosing {...args} />,
  play: async ({ args }) => {
    const own = await screen.findByRole('button', { name: 'É este' })
    own.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Escolher outro' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cadastrar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fechar' })[0]).toHaveFocus())
  },
}

export const OnAPhone: Story = { ...phone, args: { stationId: 'IPE-0001', taps: [tap] } }
