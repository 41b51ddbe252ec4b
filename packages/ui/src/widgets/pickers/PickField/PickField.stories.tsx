import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../../testing/index.ts'
import { PickField, type PickFieldProps } from './PickField.tsx'

interface Place {
  id: string
  name: string
}
const PLACES: readonly Place[] = [
  { id: 'SP-1', name: 'Shopping Aurora' },
  { id: 'SP-2', name: 'Garagem Sul' },
  { id: 'RJ-1', name: 'Parque do Lago' },
]

/** Keeps what is chosen, as a page does. */
function Choosing({ chosen: first, onChoose, ...props }: PickFieldProps<Place>) {
  const [chosen, choose] = useState(first)
  return (
    <PickField
      {...props}
      chosen={chosen}
      chosenText={PLACES.find(({ id }) => id === chosen)?.name ?? chosen}
      onChoose={(place) => {
        choose(place?.id ?? '')
        onChoose(place)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Pickers/PickField',
  component: PickField<Place>,
  args: {
    label: 'Local',
    items: PLACES,
    keyOf: ({ id }) => id,
    textOf: ({ name }) => name,
    chosen: '',
    chosenText: '',
    onChoose: fn(),
    onSearch: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<PickFieldProps<Place>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const STATES = {
  none: {},
  chosen: { chosen: 'SP-2', chosenText: 'Garagem Sul' },
  loading: { isLoading: true },
  'with error': { error: 'Escolha o local' },
  disabled: { chosen: 'SP-2', chosenText: 'Garagem Sul', disabledReason: 'O local não muda' },
} satisfies Record<string, Partial<PickFieldProps<Place>>>

export const States: Story = {
  parameters: { visual: { width: 440, height: 460 } },
  render: (args) => (
    <StateSheet
      rows={['none', 'chosen', 'loading', 'with error', 'disabled'] as const}
      columns={['closed'] as const}
    >
      {(row) => <PickField {...args} {...STATES[row]} label={`Local (${row})`} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 1000, height: 360 } },
  render: (args) => (
    <Scenarios>
      {({ name, text }) => (
        <PickField {...args} label={`Local (${name})`} chosen={text ?? ''} chosenText={text ?? ''} />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Local' })
    const onPage = within(document.body)
    await step('a code finds as a name does; Enter chooses', async () => {
      await userEvent.tab()
      await userEvent.keyboard('rj-1')
      await onPage.findByRole('option', { name: 'Parque do Lago' })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(PLACES[2])
      await expect(field).toHaveValue('Parque do Lago')
    })
    await step('the name of the chosen one asks for nothing: all are offered', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(await onPage.findAllByRole('option')).toHaveLength(3)
    })
    await step('Escape closes, once more empties: none is chosen', async () => {
      await userEvent.keyboard('{Escape}{Escape}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(undefined)
      await expect(args.onSearch).toHaveBeenLastCalledWith('')
    })
  },
}

/** A text that chose nothing stays, and is said to be nothing more when the field is left. */
export const Left: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Local' })
    await userEvent.type(field, 'xyz')
    await userEvent.click(document.body)
    field.blur()
    await expect(await canvas.findByText(/só o texto digitado não escolhe/)).toBeVisible()
    await expect(field).toHaveValue('xyz')
    await userEvent.clear(field)
    field.blur()
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  },
}
