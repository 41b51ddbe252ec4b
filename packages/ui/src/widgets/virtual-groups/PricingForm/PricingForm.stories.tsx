import { GROUP_PRICING_FORM, type PricingValues } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, SCENARIOS, stateful } from '../../../testing/index.ts'
import { PricingForm } from './PricingForm.tsx'

const PROFILES = [
  { uuid: 'a', name: 'Horário de ponta' },
  { uuid: 'b', name: 'Noturno 2026' },
]
const PRICED: PricingValues = { isPriced: true, mode: 'station', first: 'b', second: 'b', third: 'b' }

const Example = stateful(PricingForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Virtual groups/PricingForm',
  component: Example,
  subcomponents: { PricingForm },
  parameters: { visual: { width: 640, height: 460 } },
  args: {
    values: PRICED,
    onChange: fn(),
    errors: GROUP_PRICING_FORM.fine,
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/virtual-groups/view/3',
    profiles: loaded(PROFILES),
    beyond: [],
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-036', 'VGR-037', 'VGR-039'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('combobox', { name: 'Perfil' })).toHaveValue('b')
    await step('by connector', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Por conector' }))
      for (const name of ['Conector 1', 'Conector 2', 'Conector 3'])
        await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue('Selecione um perfil')
    })
    await step('back by station', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Conector 2' }), 'Horário de ponta')
      await userEvent.click(canvas.getByRole('radio', { name: 'Para a estação' }))
      await expect(canvas.getByRole('combobox', { name: 'Perfil' })).toHaveDisplayValue('Selecione um perfil')
    })
  },
}

/** Turned on again it starts with the station. */
export const Keyboard: Story = {
  tags: ['VGR-041'],
  args: { values: { ...PRICED, mode: 'connectors', second: 'a' } },
  play: async ({ canvas }) => {
    const isOn = canvas.getByRole('switch', { name: 'Perfil de Precificação habilitado' })
    isOn.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Para a estação' })).toBeChecked()
  },
}

export const RemovedProfile: Story = {
  tags: ['VGR-062', 'VGR-085'],
  args: {
    values: { ...PRICED, first: 'gone-123456', second: 'gone-123456', third: 'gone-123456' },
    errors: { first: { key: 'virtualGroup.profileRemoved' } },
    beyond: ['Posto da serra'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Perfil' })).toHaveDisplayValue(
      'Perfil removido (123456)',
    )
    await expect(
      canvas.getByText(/^O perfil vale para os conectores 1 a 3\..* Nesta configuração: Posto da serra/),
    ).toBeVisible()
  },
}

/** The list of profiles did not come; endless names. */
export const Contents: Story = {
  args: {
    profiles: { ...notLoaded('failed'), data: undefined },
    beyond: SCENARIOS.map(({ text }) => text ?? ''),
  },
  parameters: { visual: { width: 480, height: 620 } },
}
