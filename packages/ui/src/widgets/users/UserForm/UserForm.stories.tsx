import { NO_ADDRESS, type UserValues, userForm } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { notLoaded, SCENARIOS, stateful } from '../../../testing/index.ts'
import { STORY_CHOICES, STORY_USER } from '../storyUser.ts'
import { UserForm } from './UserForm.tsx'

const { values } = userForm(STORY_USER, NO_ADDRESS)

const Example = stateful(UserForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Users/UserForm',
  component: Example,
  subcomponents: { UserForm },
  args: {
    values,
    user: STORY_USER,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/users',
    choices: STORY_CHOICES,
    hasOfflineNotice: true,
    hasTrusted: true,
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['USR-043'],
  play: async ({ canvas }) => {
    for (const text of ['marina@example.com', '529.982.247-25', 'TAG000201'])
      await expect(canvas.getByText(text)).toBeVisible()
    for (const label of ['E-mail', 'CPF', 'Rua', 'CEP', 'País'])
      await expect(canvas.queryByRole('textbox', { name: label })).toBeNull()
    await expect(canvas.getByLabelText(/^Sexo/)).toHaveDisplayValue('Feminino')
    await expect(canvas.getByText('501')).toBeVisible()
  },
}

/** Nobody is born in 2085. */
export const ShortYear: Story = {
  play: async ({ canvas }) => {
    const birth = canvas.getByRole('textbox', { name: /^Data de nascimento/ })
    await userEvent.clear(birth)
    await userEvent.type(birth, '07/03/85')
    await userEvent.tab()
    await expect(birth).toHaveValue('07/03/1985')
  },
}

export const Tried: Story = {
  tags: ['USR-045'],
  args: {
    values: { ...values, firstName: '', birthDay: '99' },
    errors: { firstName: { key: 'user.nameMissing' }, birthDay: { key: 'user.birthInvalid' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O campo nome é obrigatório.')).toBeVisible()
    await expect(canvas.getByText('2 campos precisam de correção')).toBeVisible()
  },
}

const wordy: UserValues = { ...values, firstName: SCENARIOS[1].text, lastName: SCENARIOS[2].text, sex: 'X-1' }

/** An unknown sex is kept; choices that did not come say so. */
export const Contents: Story = {
  tags: ['USR-043'],
  args: {
    values: wordy,
    user: {
      ...STORY_USER,
      sex: 'X-1',
      email: undefined,
      docType: undefined,
      docNumber: undefined,
      idTag: undefined,
    },
    choices: { ...STORY_CHOICES, groups: notLoaded('failed'), tags: notLoaded('failed') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Sexo/)).toHaveDisplayValue('X-1')
    await expect(canvas.getAllByText('As opções não puderam ser carregadas.')).toHaveLength(2)
  },
}
