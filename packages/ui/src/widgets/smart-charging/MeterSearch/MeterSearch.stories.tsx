import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { READINGS, readingFixture } from '../storyMeters.ts'
import { MeterSearch, type MeterSearchProps, type MeterSearchState } from './MeterSearch.tsx'

const MAC = 'AA:BB:CC:00:00:01'

/** Answers a search with the state of the story. */
function Answering({ state: answer, onSearch, ...props }: MeterSearchProps) {
  const [state, setState] = useState<MeterSearchState>({ kind: 'idle' })
  return (
    <MeterSearch
      {...props}
      state={state}
      onSearch={(mac) => {
        onSearch(mac)
        setState(answer)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/SmartCharging/MeterSearch',
  component: MeterSearch,
  args: { state: { kind: 'idle' }, chosen: '', linked: '', onSearch: fn(), onUse: fn() },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof MeterSearch>
export default meta
type Story = StoryObj<typeof meta>

const search = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.type(canvas.getByLabelText(/Endereço MAC/), 'aabbcc000001')
  await userEvent.click(canvas.getByRole('button', { name: 'Conectar' }))
}

export const Default: Story = {
  name: 'SMC-006 SMC-019 it starts idle, and connects once the MAC address is whole',
  play: async ({ canvas, args }) => {
    const connect = canvas.getByRole('button', { name: 'Conectar' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(connect).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText(/Endereço MAC/), 'aabbcc00000')
    await expect(connect).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('1')
    await expect(canvas.getByLabelText(/Endereço MAC/)).toHaveValue(MAC)
    await userEvent.click(connect)
    await expect(args.onSearch).toHaveBeenCalledWith(MAC)
  },
}

export const Testing: Story = {
  name: 'SMC-007 while it is tested it says so, and asks once',
  args: { state: { kind: 'looking' } },
  play: async ({ canvas, args }) => {
    await search(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('Testando conexão')
    await userEvent.click(canvas.getByRole('button', { name: /Conectar/ }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Online: Story = {
  name: 'SMC-008 a meter that is online',
  args: { state: { kind: 'found', reading: READINGS.fine, isChecked: true }, chosen: 'MTR-0001' },
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('Conectado: MTR-0001')
    await expect(canvas.queryByRole('button', { name: 'Usar mesmo assim' })).toBeNull()
  },
}

export const Offline: Story = {
  name: 'SMC-009 a meter that is offline is taken by a press only',
  args: { state: { kind: 'found', reading: READINGS.offline, isChecked: false } },
  play: async ({ canvas, args }) => {
    await search(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('O medidor está offline')
    await expect(canvas.getByRole('status')).toHaveTextContent('o servidor decide ao salvar')
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mesmo assim' }))
    await expect(args.onUse).toHaveBeenCalledWith('MTR-0001')
  },
}

export const Unknown: Story = {
  name: 'SMC-004 a meter that does not say whether it is online is not offline',
  args: { state: { kind: 'found', reading: READINGS.noState, isChecked: true } },
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('não diz se está online')
    await expect(canvas.getByRole('status')).not.toHaveTextContent('offline')
  },
}

const FAILURES = [
  ['taken', 'Medidor já associado a outro grupo'],
  ['missing', 'Não foi possível encontrar o medidor'],
  ['failed', 'Erro ao buscar medidor'],
] as const

const failure = ([kind, text]: (typeof FAILURES)[number]): Story => ({
  args: { state: { kind } },
  play: async ({ canvas }) => {
    await search(canvas)
    const field = canvas.getByLabelText(/Endereço MAC/)
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    await userEvent.type(field, '{Backspace}2')
    await expect(field).not.toHaveAccessibleDescription(expect.stringContaining(text))
  },
})
export const Taken: Story = { name: 'SMC-010 SMC-020 a meter of another group', ...failure(FAILURES[0]) }
export const Missing: Story = { name: 'SMC-010 SMC-021 a meter that is not found', ...failure(FAILURES[1]) }
export const Failed: Story = { name: 'SMC-010 SMC-032 a search that fails', ...failure(FAILURES[2]) }

export const States: Story = {
  args: { state: { kind: 'found', reading: READINGS.offline, isChecked: true }, linked: 'MTR-0009' },
  play: async ({ canvas }) => search(canvas),
}

export const Contents: Story = {
  args: {
    state: {
      kind: 'found',
      reading: readingFixture({ meterId: 'MTR-'.padEnd(80, '0') }),
      isChecked: false,
    },
  },
  play: async ({ canvas }) => search(canvas),
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Endereço MAC/)).toHaveFocus()
    await userEvent.keyboard('aabbcc000001{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith(MAC)
  },
}
