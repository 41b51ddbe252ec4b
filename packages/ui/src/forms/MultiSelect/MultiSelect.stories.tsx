import { createRandom, placeName } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { SCENARIOS, Scenarios, StateSheet } from '../../testing/index.ts'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

interface Station {
  id: string
  name: string
}

interface ExampleProps
  extends Omit<MultiSelectProps<Station>, 'items' | 'keyOf' | 'textOf' | 'noteOf' | 'onChange'> {
  /** How many stations there are. */
  count: number
  /** The name of each; by default as places are called. */
  name?: string
  onChange: (value: readonly string[]) => void
}

const stations = (count: number): readonly Station[] => {
  const random = createRandom('multi-select')
  return Array.from({ length: count }, (_, i) => ({ id: `SP-${i}`, name: `${placeName(random)} ${i}` }))
}

/** A field to choose some of the stations, which keeps what was chosen. */
function Example({ count, name, value: first, onChange, ...props }: ExampleProps) {
  const items = useMemo(
    () => stations(count).map((station) => ({ ...station, name: name ?? station.name })),
    [count, name],
  )
  const [value, setValue] = useState(first)
  return (
    <MultiSelect<Station>
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
  title: 'Forms/MultiSelect',
  component: Example,
  subcomponents: { MultiSelect },
  args: { label: 'Carregadores', count: 40_000, value: [], onChange },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const openList = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const panel = within(await canvas.findByRole('dialog', { name: 'Carregadores' }))
  await waitFor(() => expect(panel.getAllByRole('option').length).toBeGreaterThan(3))
  return panel
}

export const Default: Story = { args: { value: ['SP-3', 'SP-7'] } }

export const States: Story = {
  parameters: { visual: { width: 512, height: 737 } },
  args: { count: 40 },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'chosen']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'chosen' ? ['SP-1', 'SP-2'] : []}
          hint={row === 'hint' ? 'O voucher vale só neles' : undefined}
          error={row === 'error' ? 'Escolha ao menos um carregador' : undefined}
          disabledReason={row === 'disabled' ? 'Vale em todos os carregadores' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 864 } },
  args: { count: 12 },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <Example
          {...args}
          label={text || name}
          value={text ? ['SP-1', text] : []}
          nameOfUnoffered={(key) => key}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const panel = await openList(canvasElement)
    const search = panel.getByRole('combobox', { name: 'Buscar em Carregadores' })
    await step('the search has the focus; of 40,000 only a screenful is in the page', async () => {
      await waitFor(() => expect(search).toHaveFocus())
      await expect(panel.getAllByRole('option').length).toBeLessThan(40)
      await expect(panel.getByRole('button', { name: 'Selecionar 40.000' })).toBeVisible()
    })
    await step('typing finds by code, arrows walk, Enter picks and takes back', async () => {
      await userEvent.keyboard('SP-1234')
      await waitFor(() => expect(panel.getByRole('button', { name: 'Selecionar 11' })).toBeVisible())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(onChange).toHaveBeenLastCalledWith(['SP-12340'])
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect(onChange).toHaveBeenLastCalledWith(['SP-12340', 'SP-1234'])
      await userEvent.keyboard('{Enter}')
      await expect(onChange).toHaveBeenLastCalledWith(['SP-12340'])
      const id = search.getAttribute('aria-activedescendant') ?? ''
      await expect(document.getElementById(id)).toHaveTextContent('SP-1234')
    })
    await step('all that were found, and none of them', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Selecionar 11' }))
      await expect(onChange.mock.lastCall?.[0]).toHaveLength(11)
      await userEvent.click(panel.getByRole('button', { name: 'Desmarcar 11' }))
      await expect(onChange).toHaveBeenLastCalledWith([])
    })
    await step(
      'Enter right after the last letter picks what the words find, not what the list showed before',
      async () => {
        fireEvent.change(search, { target: { value: 'SP-777' } })
        await Promise.resolve()
        fireEvent.keyDown(search, { key: 'Enter' })
        await expect(onChange).toHaveBeenLastCalledWith(['SP-777'])
      },
    )
    await step('Escape closes and gives the focus back to the field', async () => {
      await userEvent.keyboard('{Escape}')
      const field = canvas.getByRole('combobox', { name: 'Carregadores' })
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
    })
  },
}

export const Chips: Story = {
  args: { count: 40, value: ['SP-1', 'SP-2', 'X-9'], nameOfUnoffered: (key) => `Fora da rede ${key}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Fora da rede X-9' }))
    await expect(onChange).toHaveBeenLastCalledWith(['SP-1', 'SP-2'])
  },
}

export const Locked: Story = {
  args: {
    count: 6,
    lockedReasonOf: (key) => (key === 'SP-2' ? 'Sem configurações avançadas' : undefined),
  },
  play: async ({ canvasElement }) => {
    const panel = await openList(canvasElement)
    const locked = panel.getByRole('option', { name: /Sem configurações avançadas/ })
    await userEvent.click(locked)
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(panel.getByRole('button', { name: 'Selecionar 5' }))
    await expect(onChange.mock.lastCall?.[0]).not.toContain('SP-2')
  },
}

/** 32 characters are shown, all of it in its tooltip; a search reads it all. */
export const LongOption: Story = {
  tags: ['AST-023'],
  args: { count: 4, name: SCENARIOS[1].text },
  play: async ({ canvasElement }) => {
    const panel = await openList(canvasElement)
    const [option] = panel.getAllByTitle(SCENARIOS[1].text)
    await expect(option?.textContent).toMatch(/^.{32}…SP-0$/)
    await userEvent.keyboard('faria lima')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Selecionar 4' })).toBeVisible())
  },
}

export const FirstOfMany: Story = {
  args: { count: 100, total: 41_234, onQueryChange: fn() },
  play: async ({ canvasElement, args }) => {
    const panel = await openList(canvasElement)
    await expect(panel.getByText(/Os primeiros 100 de 41.234/)).toBeVisible()
    await userEvent.keyboard('helena')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('helena')
  },
}
