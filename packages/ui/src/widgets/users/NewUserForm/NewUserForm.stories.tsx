import { checkNewUser, newUser } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, SCENARIOS, stateful } from '../../../testing/index.ts'
import { STORY_CHOICES } from '../storyUser.ts'
import { NewUserForm } from './NewUserForm.tsx'

const { values } = newUser(1)

const Example = stateful(NewUserForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Users/NewUserForm',
  component: Example,
  subcomponents: { NewUserForm },
  args: {
    values,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/users',
    choices: STORY_CHOICES,
    docTypes: ['CPF', 'CNPJ', 'Passaporte'],
    hasTrusted: true,
    today: undefined,
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['USR-024', 'USR-036'],
  play: async ({ canvas }) => {
    const number = () => canvas.getByLabelText(/^Número do documento/)
    await userEvent.type(number(), '52998224725')
    await expect(number()).toHaveValue('529.982.247-25')
    await userEvent.selectOptions(canvas.getByLabelText(/^Tipo de documento/), 'Passaporte')
    await userEvent.clear(number())
    await userEvent.type(number(), 'AB 123')
    await expect(number()).toHaveValue('AB 123')
  },
}

export const Tried: Story = {
  tags: ['USR-030', 'USR-031', 'USR-032', 'USR-034'],
  args: { errors: checkNewUser(values, true) },
  play: async ({ canvas }) => {
    for (const words of [
      'O campo nome é obrigatório.',
      'O campo e-mail é obrigatório.',
      'O campo senha é obrigatório.',
      'O campo telefone é obrigatório.',
    ])
      await expect(canvas.getByText(words)).toBeVisible()
  },
}

export const Password: Story = {
  tags: ['USR-039'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Regras da senha' })
    const marks = () => [...list.querySelectorAll('li')].map(({ dataset }) => dataset.mark)
    await expect(marks()).toEqual(['awaited', 'awaited', 'awaited', 'awaited', 'awaited'])
    const password = canvas.getByLabelText('Senha')
    await userEvent.type(password, 'C')
    await expect(marks()).toEqual(['unmet', 'met', 'unmet', 'unmet', 'unmet'])
    await userEvent.type(password, 'orrente#2026')
    await expect(marks()).toEqual(['met', 'met', 'met', 'met', 'met'])
  },
}

export const Contents: Story = {
  tags: ['USR-042'],
  args: {
    values: { ...values, firstName: SCENARIOS[1].text, email: SCENARIOS[2].text },
    choices: { ...STORY_CHOICES, tags: loaded([]) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há dados')).toBeVisible()
  },
}
