import { checkProfile, profileForm } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { phone, SCENARIOS } from '../../../testing/index.ts'
import { BUSY, EDGES_ARE_TYPED, NIGHT } from '../storyProfiles.ts'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'

const loaded = profileForm(4, { description: 'Noturno', curve: NIGHT, losses: [] }).values
const fresh = profileForm(undefined, undefined).values

/** Keeps what is typed and what is wrong with it, as the page does. */
function Editing({ values: first, onChange, ...props }: ProfileFormProps) {
  const [values, setValues] = useState(first)
  return (
    <ProfileForm
      {...props}
      values={values}
      errors={checkProfile(values, props.loaded)}
      onChange={(change) => {
        setValues(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/ChargingProfiles/ProfileForm',
  component: ProfileForm,
  args: {
    isNew: false,
    loaded,
    values: loaded,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/operations/charging_profile',
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['screen'] }

export const New: Story = {
  tags: ['CHP-011', 'CHP-012', 'CHP-014'],
  args: { isNew: true, loaded: fresh, values: fresh },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: /^Criar perfil/ })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveAccessibleDescription(
      'Falta: A descrição é obrigatória; O limite de corrente (A) é obrigatório',
    )
    await expect(canvas.getByLabelText('Descrição')).not.toHaveAttribute('aria-invalid', 'true')
    canvas.getByLabelText('Descrição').focus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Descrição')).toHaveAccessibleDescription(/A descrição é obrigatória/)
    await userEvent.type(canvas.getByLabelText('Descrição'), 'Pico')
    await userEvent.type(canvas.getByLabelText('Limite padrão'), '32')
    await expect(save).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The day has changed since it was loaded; the description is too long. */
export const Contents: Story = {
  tags: ['CHP-013'],
  args: { values: { description: SCENARIOS[2].text, plan: BUSY } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No máximo 20 caracteres.')).toBeVisible()
    await expect(canvas.getByText('Salvo', { selector: 'span' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...phone.parameters, a11y: EDGES_ARE_TYPED },
  tags: ['screen'],
  args: { values: { description: 'Frota', plan: BUSY } },
}
