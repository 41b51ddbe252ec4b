import { chargerLinksFixture, oddChargers } from '@corrente/domain/fixtures'
import { newVirtualGroup, VIRTUAL_GROUP_FORM } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded } from '../../../testing/index.ts'
import { VirtualGroupForm, type VirtualGroupFormProps } from './VirtualGroupForm.tsx'

const EMPTY = newVirtualGroup().values
const CHARGERS = chargerLinksFixture()

function Editing(props: VirtualGroupFormProps) {
  const [values, change] = useState(props.values)
  return <VirtualGroupForm {...props} values={values} onChange={change} />
}

const meta = {
  title: 'Widgets/Virtual groups/VirtualGroupForm',
  component: VirtualGroupForm,
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
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof VirtualGroupForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'VGR-011 VGR-012 VGR-013 name, description, chargers and pricing; smart charging only with its right',
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
  name: 'VGR-045 VGR-047 typing stops at thirty and at fifty characters',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nome' }))
    await userEvent.keyboard('a'.repeat(33))
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('a'.repeat(30))
    await userEvent.tab()
    await userEvent.keyboard('b'.repeat(53))
    await expect(canvas.getByRole('textbox', { name: 'Descrição' })).toHaveValue('b'.repeat(50))
  },
}

export const Missing: Story = {
  name: 'VGR-044 VGR-046 what is missing',
  args: {
    errors: {
      name: { key: 'virtualGroup.nameMissing' },
      description: { key: 'virtualGroup.descriptionMissing' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O nome da configuração é um campo obrigatório')).toBeVisible()
    await expect(canvas.getByText('A descrição é um campo obrigatório')).toBeVisible()
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
