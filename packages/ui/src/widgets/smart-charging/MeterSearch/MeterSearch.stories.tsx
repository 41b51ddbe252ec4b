import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { READINGS } from '../storyMeters.ts'
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
  tags: ['SMC-006', 'SMC-019'],
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
  tags: ['SMC-007'],
  args: { state: { kind: 'looking' } },
  play: async ({ canvas, args }) => {
    await search(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('Testando conexão')
    await userEvent.click(canvas.getByRole('button', { name: /Conectar/ }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Online: Story = {
  tags: ['SMC-008'],
  args: { state: { kind: 'found', reading: READINGS.fine, isChecked: true }, chosen: 'MTR-0001' },
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('Conectado: MTR-0001')
    await expect(canvas.queryByRole('button', { name: 'Usar mesmo assim' })).toBeNull()
  },
}

export const Taken: Story = {
  tags: ['SMC-010', 'SMC-020'],
  args: { state: { kind: 'taken' } },
  play: async ({ canvas }) => {
    await search(canvas)
    const field = canvas.getByLabelText(/Endereço MAC/)
    await expect(field).toHaveAccessibleDescription(/Medidor já associado a outro grupo/)
    await userEvent.type(field, '{Backspace}2')
    await expect(field).not.toHaveAccessibleDescription(/Medidor já associado a outro grupo/)
  },
}

export const States: Story = {
  tags: ['SMC-009'],
  args: { state: { kind: 'found', reading: READINGS.offline, isChecked: true }, linked: 'MTR-0009' },
  play: async ({ canvas }) => search(canvas),
}
