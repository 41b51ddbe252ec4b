import { NO_ADDRESS, type UserValues, userForm } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { notLoaded, phone, SCENARIOS } from '../../../testing/index.ts'
import { STORY_CHOICES, STORY_USER } from '../storyUser.ts'
import { UserForm, type UserFormProps } from './UserForm.tsx'

const { values } = userForm(STORY_USER, NO_ADDRESS)

/** Keeps what is typed, as the page does. */
function Editing({ values: first, onChange, ...props }: UserFormProps) {
  const [now, setNow] = useState(first)
  return (
    <UserForm
      {...props}
      values={now}
      onChange={(change) => {
        setNow(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Users/UserForm',
  component: UserForm,
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
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof UserForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'USR-043 what may be changed; e-mail, tag and document are read-only; nothing of the address shows',
  play: async ({ canvas }) => {
    for (const text of ['marina@example.com', '529.982.247-25', 'TAG000201'])
      await expect(canvas.getByText(text)).toBeVisible()
    for (const label of ['E-mail', 'CPF', 'Rua', 'CEP', 'País'])
      await expect(canvas.queryByRole('textbox', { name: label })).toBeNull()
    await expect(canvas.getByLabelText(/^Sexo/)).toHaveDisplayValue('Feminino')
    await expect(canvas.getByText('501')).toBeVisible()
  },
}

export const States: Story = {
  name: 'USR-045 a name is required; a day that is none says so',
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

export const Contents: Story = {
  name: 'USR-043 an unknown sex is kept and shown as it is; choices that did not come say so',
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

export const Rights: Story = {
  name: 'USR-047 USR-048 PRM-012 without their rights neither the offline toggle nor the trusted-user box shows',
  args: { hasOfflineNotice: false, hasTrusted: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: /sem conexão/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: 'Usuário confiável' })).toBeNull()
  },
}

export const Hidden: Story = {
  name: 'on a shared screen e-mail, document and cards show their end alone; a card is found by its whole number all the same',
  render: (args) => (
    <PersonalDataProvider isHidden>
      <Editing {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas, step }) => {
    for (const text of ['marina@example.com', '529.982.247-25', 'TAG000201', '04A2B6C8'])
      await expect(canvas.queryByText(text)).toBeNull()
    await expect(canvas.getByText('•••6C8')).toBeVisible()
    await step('one of them is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Mostrar •••201/ }))
      await expect(canvas.getByText('TAG000201')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('combobox', { name: /^Cartões/ }))
    const list = within(document.body)
    const offered = within(await list.findByRole('listbox'))
    await userEvent.keyboard('0455AA10')
    await expect(await offered.findByRole('option', { name: /•••A10/ })).toBeVisible()
    await expect(offered.getAllByRole('option')).toHaveLength(1)
    await expect(list.queryByTitle('0455AA10')).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Nome')).toHaveFocus()
    await userEvent.keyboard('{End}!{Enter}')
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Marina!')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...phone }
