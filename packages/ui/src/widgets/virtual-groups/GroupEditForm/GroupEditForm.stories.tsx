import { GROUP_EDIT_FORM } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { stateful } from '../../../testing/index.ts'
import { GroupEditForm } from './GroupEditForm.tsx'

const Example = stateful(GroupEditForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Virtual groups/GroupEditForm',
  component: Example,
  subcomponents: { GroupEditForm },
  parameters: { visual: { width: 512, height: 380 } },
  args: {
    values: { name: 'Garagem Sul', description: 'Torre B, subsolo 1' },
    onChange: fn(),
    errors: GROUP_EDIT_FORM.fine,
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/virtual-groups/view/3',
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-025'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nome' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'Garagem Norte')
    await expect(canvas.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
      'href',
      '/virtual-groups/view/3',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Missing: Story = {
  tags: ['VGR-050', 'VGR-051'],
  args: {
    values: { name: '', description: '' },
    errors: {
      name: { key: 'virtualGroup.groupNameMissing' },
      description: { key: 'virtualGroup.descriptionMissing' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O nome do grupo é um campo obrigatório')).toBeVisible()
    await expect(canvas.getByText('A descrição é um campo obrigatório')).toBeVisible()
  },
}
