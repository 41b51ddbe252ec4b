import { createRandom, placeName } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { phone, SCENARIOS } from '../../testing/index.ts'
import { TransferList, type TransferListProps } from './TransferList.tsx'

interface Station {
  id: string
  name: string
}

interface ExampleProps
  extends Omit<TransferListProps<Station>, 'items' | 'keyOf' | 'textOf' | 'noteOf' | 'onChange'> {
  /** How many stations there are. */
  count: number
  /** What they are called; by default as places are. */
  names?: readonly string[]
  onChange: (value: readonly string[]) => void
}

const stations = (count: number, names?: readonly string[]): readonly Station[] => {
  const random = createRandom('transfer-list')
  return Array.from({ length: count }, (_, i) => ({
    id: `SP-${i}`,
    name: names?.[i % names.length] ?? `${placeName(random)} ${i}`,
  }))
}

/** Stations for a command, which keeps what was moved. */
function Example({ count, names, value: first, onChange, ...props }: ExampleProps) {
  const items = useMemo(() => stations(count, names), [count, names])
  const [value, setValue] = useState(first)
  return (
    <TransferList<Station>
      {...props}
      items={items}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      noteOf={({ id }) => id}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const onChange = fn<(value: readonly string[]) => void>()

const meta = {
  title: 'Forms/TransferList',
  component: Example,
  subcomponents: { TransferList },
  args: { label: 'Estações', count: 40_000, value: [], onChange },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const sides = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    available: within(canvas.getByRole('group', { name: 'Disponíveis' })),
    selected: within(canvas.getByRole('group', { name: 'Selecionados' })),
    status: canvas.getByRole('status'),
  }
}

export const Default: Story = { args: { count: 40, value: ['SP-3', 'SP-7'] } }

export const States: Story = {
  parameters: { visual: { width: 592, height: 1121 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['hint', 'error', 'disabled'] as const).map((state) => (
        <Example
          key={state}
          {...args}
          label={`Estações (${state})`}
          count={12}
          listHeight={144}
          value={['SP-3']}
          hint={state === 'hint' ? 'Só as estações conectadas recebem o comando' : undefined}
          error={state === 'error' ? 'Escolha ao menos uma estação' : undefined}
          disabledReason={state === 'disabled' ? 'O comando está sendo enviado' : undefined}
        />
      ))}
    </div>
  ),
}

const NAMES = SCENARIOS.map(({ name, text }) => text || name)

export const Contents: Story = {
  parameters: { visual: { width: 592, height: 559 } },
  args: {
    count: NAMES.length * 2,
    names: NAMES,
    listHeight: 340,
    value: [...NAMES.map((_, i) => `SP-${i}`), 'fora da rede'],
  },
  play: async ({ canvasElement, step }) => {
    const { available, selected } = sides(canvasElement)
    await step(
      'AST-023 on both sides 32 characters of an entry are shown, all of it in its tooltip',
      async () => {
        for (const side of [available, selected]) {
          const long = await waitFor(() => side.getByTitle(SCENARIOS[1].text))
          await expect(long).toHaveTextContent(/^.{32}…SP-\d+$/)
        }
      },
    )
  },
}

/** One below the other; what is chosen takes no more room than it needs. */
export const Phone: Story = {
  ...phone,
  args: { count: 40, value: ['SP-3'] },
  play: async ({ canvasElement, step }) => {
    const { available, selected } = sides(canvasElement)
    const tall = () => selected.getByRole('listbox').getBoundingClientRect().height
    await step('a row, and nothing', async () => {
      await waitFor(() => expect(tall()).toBe(48))
      await userEvent.click(selected.getByRole('button', { name: 'Remover todos (1)' }))
      await expect(tall()).toBe(48)
    })
    await step('many scroll in a box as tall as the other', async () => {
      await userEvent.click(available.getByRole('button', { name: 'Adicionar todos (40)' }))
      await waitFor(() => expect(tall()).toBe(264))
      await expect(selected.getAllByRole('option').length).toBeLessThan(40)
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const { available, selected, status } = sides(canvasElement)
    const list = available.getByRole('listbox', { name: 'Disponíveis' })
    await waitFor(() => expect(available.getAllByRole('option').length).toBeGreaterThan(3))
    await expect(available.getAllByRole('option').length).toBeLessThan(40)
    await step('Space marks, Shift and arrows mark a span, Enter moves what is marked', async () => {
      list.focus()
      await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expect(available.getByRole('button', { name: 'Adicionar 3' })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(onChange).toHaveBeenLastCalledWith(['SP-0', 'SP-1', 'SP-2'])
      await expect(status).toHaveTextContent('3 itens adicionados')
      await expect(list).toHaveFocus()
    })
    await step('Enter alone moves the active row; End goes to the last of 40,000', async () => {
      await userEvent.keyboard('{End}{Enter}')
      await expect(onChange.mock.lastCall?.[0]).toContain('SP-39999')
    })
    await step('Control and A mark all that were found, and nothing else', async () => {
      await userEvent.type(available.getByRole('searchbox'), 'SP-1234')
      await waitFor(() => expect(available.getByText('11 de 39.996')).toBeVisible())
      list.focus()
      await userEvent.keyboard('{Control>}a{/Control}{Enter}')
      await expect(onChange.mock.lastCall?.[0]).toHaveLength(15)
    })
    await step('and back again', async () => {
      await userEvent.click(selected.getByRole('button', { name: 'Remover todos (15)' }))
      await expect(onChange).toHaveBeenLastCalledWith([])
      await expect(status).toHaveTextContent('15 itens removidos')
    })
  },
}

export const Pointer: Story = {
  args: { count: 30 },
  play: async ({ canvasElement }) => {
    const { available } = sides(canvasElement)
    const option = await waitFor(() => available.getByRole('option', { name: /SP-2/ }))
    await userEvent.dblClick(option)
    await expect(onChange).toHaveBeenLastCalledWith(['SP-2'])
    // Whoever presses right after the last letter moves what the words say, not what the list showed before.
    const search = available.getByRole('searchbox')
    await userEvent.type(search, 'SP-11')
    search.blur()
    await Promise.resolve()
    available.getByRole('button', { name: /^Adicionar todos/ }).click()
    await expect(onChange).toHaveBeenLastCalledWith(['SP-2', 'SP-11'])
  },
}
