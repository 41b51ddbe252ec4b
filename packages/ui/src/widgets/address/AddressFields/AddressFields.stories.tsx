import {
  ADDRESS_FIELDS,
  type AddressBlock,
  type AddressField,
  answerLookup,
  blockOf,
  typeAddress,
} from '@corrente/domain/address'
import { groupFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SCENARIOS, StateSheet, stateful } from '../../../testing/index.ts'
import { AddressFields } from './AddressFields.tsx'

const { address, latitude, longitude } = groupFixture()
const filled = blockOf(address, { latitude, longitude }, 'BR')
const blank = blockOf(undefined, { latitude: undefined, longitude: undefined }, 'BR')
const looking = typeAddress(blank, 'zip', '88000-123')

const Example = stateful(AddressFields, { block: 'onChange' })

const meta = {
  title: 'Widgets/Address/AddressFields',
  component: Example,
  subcomponents: { AddressFields },
  args: {
    block: filled,
    onChange: fn(),
    errors: {},
    isOptional: () => false,
    center: { lat: -23.5505, lng: -46.6333 },
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const LOOKUPS: Readonly<Record<'looking' | 'notFound' | 'failed', AddressBlock>> = {
  looking,
  notFound: answerLookup(looking, '88000123', { kind: 'notFound' }),
  failed: answerLookup(looking, '88000123', { kind: 'failed' }),
}

/** How a zip code's look-up can stand. */
export const States: Story = {
  tags: ['no-visual'],
  parameters: {
    visual: { reason: 'Three WebGL maps on one page; the fields and the map have pictures of their own.' },
    // Three maps of one name stand beside each other in this sheet alone.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['looking', 'notFound', 'failed'] as const} columns={['narrow'] as const}>
      {(state) => (
        <div style={{ inlineSize: 320 }}>
          <AddressFields {...args} block={LOOKUPS[state]} />
        </div>
      )}
    </StateSheet>
  ),
}

const wordy = (text: string): Partial<Record<AddressField, string>> =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text]))

/** Texts of another system that no form would take, each with its error, and a country that is none of ours. */
export const Contents: Story = {
  tags: ['no-visual'],
  parameters: { visual: { reason: 'It holds a WebGL map; LocationPicker shows its own contents.' } },
  args: {
    block: {
      ...filled,
      texts: {
        zip: SCENARIOS[2].text,
        street: SCENARIOS[1].text,
        houseNumber: SCENARIOS[5].text,
        city: SCENARIOS[6].text,
        state: SCENARIOS[2].text,
      },
      country: SCENARIOS[2].text,
    },
    errors: wordy(SCENARIOS[1].text),
  },
}

/** The keyboard goes through the fields in the order in which they are read; a failed look-up is asked again. */
export const Keyboard: Story = {
  args: { block: LOOKUPS.failed },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('CEP')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Consultar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('Buscando o endereço…')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('CEP'))
    for (const label of ['Rua', 'Número', 'Cidade', 'Estado', 'País', 'Latitude', 'Longitude']) {
      await userEvent.tab()
      await expect(canvas.getByLabelText(label)).toHaveFocus()
    }
  },
}

export const CountryIsFixed: Story = {
  tags: ['GRP-022'],
  play: async ({ canvas }) => {
    const country = canvas.getByLabelText('País')
    await expect(country).toHaveValue('Brasil')
    await expect(country).toHaveAttribute('readonly')
    await expect(country).toHaveAccessibleDescription(/O país é definido pela marca/)
    await userEvent.type(country, 'x')
    await expect(country).toHaveValue('Brasil')
  },
}

/** A text that cannot be typed says why, and can still be reached and copied. */
export const Locked: Story = {
  args: {
    lockedReason: (part) => (part === 'street' || part === 'city' ? 'O CEP define este campo' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Rua')).toHaveAccessibleDescription(/O CEP define este campo/)
    await expect(canvas.getByLabelText('Número')).not.toHaveAttribute('readonly')
  },
}
