import { chargerLinksFixture, oddChargers } from '@corrente/domain/fixtures'
import { newVirtualGroup, VIRTUAL_GROUP_FORM } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, stateful } from '../../../testing/index.ts'
import { VirtualGroupForm } from './VirtualGroupForm.tsx'

const EMPTY = newVirtualGroup().values
const CHARGERS = chargerLinksFixture()

const Example = stateful(VirtualGroupForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Virtual groups/VirtualGroupForm',
  component: Example,
  subcomponents: { VirtualGroupForm },
  parameters: { visual: { width: 640, height: 720 } },
  args: {
    values: EMPTY,
    onChange: fn(),
    errors: VIRTUAL_GROUP_FORM.fine,
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/virtual-groups',
    profiles: loaded([{ uuid: 'a', name: 'Noturno 2026' }]),
    beyond: [],
    onPick: fn(),
    unfit: [],
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-011', 'VGR-012', 'VGR-013'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/virtual-groups')
    await expect(canvas.queryByText('Smart Charging')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar carregadores' }))
    await expect(args.onPick).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Criar Configuração' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['VGR-045', 'VGR-047'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nome' }))
    await userEvent.keyboard('a'.repeat(33))
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('a'.repeat(30))
    await userEvent.tab()
    await userEvent.keyboard('b'.repeat(53))
    await expect(canvas.getByRole('textbox', { name: 'Descrição' })).toHaveValue('b'.repeat(50))
  },
}

/** More chargers than are named, odd ones, and some that smart charging does not take. */
export const Contents: Story = {
  args: {
    values: { ...EMPTY, chargers: [...CHARGERS, ...oddChargers()] },
    unfit: CHARGERS.slice(1, 3),
    smartCharging: 'O limite do grupo',
  },
  parameters: { visual: { width: 480, height: 1000 } },
}
