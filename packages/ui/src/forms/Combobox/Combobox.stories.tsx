import { createRandom, placeName } from '@corrente/domain/fixtures'
import { fold } from '@corrente/domain/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SCENARIOS, StateSheet } from '../../testing/index.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

interface Item {
  id: string
  name: string
}

interface ExampleProps {
  /** How many stations there are. */
  count: number
  onSelect: (item: Item) => void
}

function Example({ count, onSelect }: ExampleProps) {
  const all = useMemo(() => {
    const random = createRandom('combobox')
    return Array.from(
      { length: count },
      (_, i): Item => ({ id: `SP-${i}`, name: `${placeName(random)} ${i}` }),
    )
  }, [count])
  const [query, setQuery] = useState('')
  const items = useMemo(() => all.filter((item) => fold(item.name).includes(fold(query))), [all, query])
  return (
    <Combobox<Item>
      label="Buscar estação"
      placeholder="Nome ou código"
      query={query}
      onQueryChange={setQuery}
      items={items}
      keyOf={(item) => item.id}
      textOf={(item) => item.name}
      onSelect={onSelect}
    />
  )
}

const meta = {
  title: 'Forms/Combobox',
  component: Example,
  subcomponents: { Combobox },
  args: { count: 20_000, onSelect: fn() },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const STATES = {
  empty: {},
  filled: { query: 'Paulista' },
  loading: { isLoading: true },
  'with error': { query: 'Paulsta', error: 'Escolha uma estação da lista' },
  disabled: { query: 'Paulista', disabledReason: 'A estação não muda depois da recarga' },
} satisfies Record<string, Partial<ComboboxProps<Item>>>
const ROWS = ['empty', 'filled', 'loading', 'with error', 'disabled'] as const

const inert = {
  placeholder: 'Nome ou código',
  query: '',
  onQueryChange: fn(),
  items: [],
  keyOf: (item: Item) => item.id,
  textOf: (item: Item) => item.name,
  onSelect: fn(),
}

export const States: Story = {
  parameters: { visual: { width: 440, height: 500 } },
  render: () => (
    <StateSheet rows={ROWS} columns={['closed'] as const}>
      {(row) => <Combobox<Item> {...inert} label={`Estação (${row})`} {...STATES[row]} />}
    </StateSheet>
  ),
}

/** Each option keeps one line; what does not fit is cut with an ellipsis. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 352 } },
  render: () => (
    <Combobox<Item>
      {...inert}
      label="Buscar estação"
      items={SCENARIOS.map(({ name, text }) => ({ id: name, name: text || '-' }))}
    />
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(SCENARIOS.length))
    await step('AST-023 32 characters of an option are shown, all of it in its tooltip', async () => {
      const long = canvas.getByTitle(SCENARIOS[1].text)
      await expect(long).toHaveTextContent(/^.{32}…$/)
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Buscar estação' })
    await step('typing opens; only a screenful of 20,000 is in the page; the count is said', async () => {
      await userEvent.tab()
      await userEvent.keyboard('1')
      await expect(input).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5))
      await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
      await expect(canvas.getByRole('status')).toHaveTextContent(/resultados/)
    })
    await step('arrows walk and wrap; the active option exists and tells its place', async () => {
      await userEvent.keyboard('{ArrowUp}')
      const id = input.getAttribute('aria-activedescendant') ?? ''
      const last = await waitFor(() => {
        const found = document.getElementById(id)
        if (!found) throw new Error('the active option is not in the page')
        return found
      })
      await expect(last).toHaveAttribute('aria-posinset', last.getAttribute('aria-setsize') ?? '')
      await userEvent.keyboard('{ArrowDown}{PageDown}')
      await waitFor(() =>
        expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '9'),
      )
    })
    await step('Enter chooses, the field shows it, the list is gone', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledOnce()
      await expect(input).toHaveAttribute('aria-expanded', 'false')
      await expect(input).not.toHaveValue('1')
    })
    await step('Escape closes first and clears then', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(input).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(input).toHaveAttribute('aria-expanded', 'false')
      await expect(input).not.toHaveValue('')
      await userEvent.keyboard('{Escape}')
      await expect(input).toHaveValue('')
    })
  },
}

export const Pointer: Story = {
  args: { count: 30 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const option = await waitFor(
      () => canvas.getAllByRole('option')[2] ?? Promise.reject(new Error('no option')),
    )
    await userEvent.click(await option)
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const NothingFits: Story = {
  args: { count: 3 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum resultado')
  },
}
