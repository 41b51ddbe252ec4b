import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchField, Select } from '../../../forms/index.ts'
import { Button } from '../../../primitives/index.ts'
import { SCENARIOS } from '../../../testing/index.ts'
import { type ListFilter, ListFilters, type ListFiltersProps } from './ListFilters.tsx'

interface ExampleProps extends Pick<ListFiltersProps, 'label' | 'active' | 'onRemove' | 'onClear'> {
  /** Width of the list, CSS pixels. */
  inlineSize: number
}

const CITIES = [
  { value: '', label: 'Todas as cidades' },
  { value: 'recife', label: 'Recife' },
]

/** The filters of a small list. */
function Example({ inlineSize, ...props }: ExampleProps) {
  const [text, setText] = useState('')
  const [city, setCity] = useState('')
  return (
    <div style={{ inlineSize }}>
      <ListFilters
        {...props}
        quickLabel="O que precisa de atenção"
        quick={<Button size="small">Com falha 4</Button>}
        search={<SearchField label="Buscar" value={text} onChange={setText} />}
        fields={
          <>
            <Select label="Cidade" isFilter value={city} onChange={setCity} options={CITIES} />
            <Select
              label="Conta"
              isFilter
              value=""
              onChange={fn()}
              options={[{ value: '', label: 'Todas' }]}
            />
          </>
        }
      />
    </div>
  )
}

const ACTIVE: readonly ListFilter[] = [
  { key: 'period', label: 'Março de 2026', isFolded: false },
  { key: 'city', label: 'Cidade: Recife', isFolded: true },
  { key: 'account', label: 'Conta: Rede Paulista', isFolded: true },
]

const WIDE = 800
const NARROW = 328

const meta = {
  title: 'Widgets/Lists/ListFilters',
  component: Example,
  subcomponents: { ListFilters },
  args: { label: 'Filtros da lista', inlineSize: WIDE, active: ACTIVE, onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** One line, whatever is folded stands in it as a chip. */
export const Default: Story = {}

/** Narrow: nothing on, something on, and opened. */
export const States: Story = {
  parameters: { visual: { width: 360, height: 760 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Example {...args} label="Sem filtro" inlineSize={NARROW} active={[]} />
      <Example {...args} inlineSize={NARROW} />
      <section aria-label="opened">
        <Example {...args} label="Abertos" inlineSize={NARROW} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const opened = within(canvas.getByRole('region', { name: 'opened' }))
    await userEvent.click(opened.getByRole('button', { name: 'Filtros 2 ativos' }))
    await expect(opened.getByRole('combobox', { name: 'Cidade' })).toBeVisible()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 360, height: 420 } },
  args: {
    inlineSize: NARROW,
    active: SCENARIOS.map(({ name, text }) => ({ key: name, label: text || name, isFolded: true })),
  },
}

/** The button says how many are on and whether the fields are open; whoever opens them by key is in them. */
export const Keyboard: Story = {
  args: { inlineSize: NARROW },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Filtros 2 ativos' })
    await step('folded: Tab goes from the button to the questions and the chips, which stay', async () => {
      button.focus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.queryByRole('combobox', { name: 'Cidade' })).toBeNull()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Com falha 4' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Remover o filtro Março de 2026' })).toHaveFocus()
    })
    await step('opened: the focus goes into the fields', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveFocus())
    })
    await step('a chip takes its filter away without opening anything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remover o filtro Cidade: Recife' }))
      await expect(args.onRemove).toHaveBeenLastCalledWith('city')
    })
  },
}
