import { GROUP_EDIT_FORM } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SCENARIOS } from '../../../testing/index.ts'
import { GroupEditForm, type GroupEditFormProps } from './GroupEditForm.tsx'

function Editing(props: GroupEditFormProps) {
  const [values, change] = useState(props.values)
  return <GroupEditForm {...props} values={values} onChange={change} />
}

const meta = {
  title: 'Widgets/Virtual groups/GroupEditForm',
  component: GroupEditForm,
  parameters: { visual: { width: 512, height: 380 } },
  args: {
    values: { name: 'Garagem Sul', description: 'Torre B, subsolo 1' },
    onChange: fn(),
    errors: GROUP_EDIT_FORM.fine,
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/virtual-groups/view/3',
  },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof GroupEditForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'VGR-025 name and description; Cancelar and Salvar alterações',
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

/** Longer than it may be, as it was loaded, and what is wrong with it. */
export const Contents: Story = {
  args: {
    values: { name: SCENARIOS[1].text, description: '' },
    errors: {
      name: { key: 'tooLong', values: { limit: 30 } },
      description: { key: 'virtualGroup.descriptionMissing' },
    },
  },
}

export const Missing: Story = {
  name: 'VGR-050 VGR-051 what is missing is said in the words of this form',
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
