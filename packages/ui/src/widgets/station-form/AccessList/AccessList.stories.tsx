import { manyPrivateUsers, privateUsersFixture } from '@corrente/domain/fixtures'
import { type BoundUser, boundAtFirst } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { AccessList, type AccessListProps } from './AccessList.tsx'
import type { CpfState } from './CpfSearch.tsx'

const USERS = privateUsersFixture()
const PEOPLE = boundAtFirst(USERS)
const [SOMEBODY] = manyPrivateUsers(1)

/** Keeps the people, as the form does. */
function AccessAtWork(props: AccessListProps) {
  const [people, setPeople] = useState<readonly BoundUser[] | undefined>(props.people)
  return (
    <AccessList
      {...props}
      people={people}
      onChange={(edit) => {
        props.onChange(edit)
        setPeople((now) => now && edit(now))
      }}
    />
  )
}

const meta = {
  title: 'Widgets/StationForm/AccessList',
  component: AccessList,
  args: {
    people: PEOPLE,
    users: USERS,
    usersState: 'ready',
    canSearchCpf: true,
    cpf: { kind: 'idle' },
    onChange: fn(),
    onRetry: fn(),
    onSearchCpf: fn(),
  },
  render: (args) => <AccessAtWork {...args} />,
} satisfies Meta<typeof AccessList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Pending: Story = {
  tags: ['STF-084'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(pendente\)/)).toBeVisible()
    const hidden = PEOPLE.filter(({ isHidden }) => isHidden)
    await expect(hidden.length).toBeGreaterThan(0)
    for (const { name } of hidden) await expect(canvas.queryByText(name ?? '')).toBeNull()
  },
}

/** Covered on a shared screen, and found by the e-mail all the same. */
export const Hidden: Story = {
  render: (args) => (
    <PersonalDataProvider isHidden>
      <AccessAtWork {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas }) => {
    const one = USERS.find(({ email, isHidden }) => email !== undefined && !isHidden)
    await userEvent.click(canvas.getByRole('combobox', { name: /^Donos/ }))
    const list = within(document.body)
    await list.findByRole('listbox')
    await userEvent.keyboard(one?.email ?? 'nobody')
    await expect(await list.findAllByRole('option')).toHaveLength(1)
    // Of an e-mail three characters before its @ are left.
    await expect(list.queryByText(/[^•\s]{4,}@|@[^•]/)).toBeNull()
    await expect(list.getByText(/^•+.{3}@•+$/)).toBeVisible()
    await expect(list.getByRole('option', { name: new RegExp(`${one?.name}`) })).toBeVisible()
  },
}

const CPF = '529.982.247-25'

/** Answers a look-up at once. */
const answering = (cpf: CpfState): Pick<Story, 'args'> => ({ args: { cpf } })

export const NotFound: Story = {
  tags: ['STF-090'],
  globals: { language: 'en' },
  ...answering({ kind: 'notFound' }),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(/^Search by CPF/)
    await expect(canvas.queryByText('User not found!')).toBeNull()
    await userEvent.type(field, CPF)
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearchCpf).toHaveBeenCalledWith('52998224725')
    await expect(field).toHaveAccessibleDescription(/User not found!/)
  },
}

/** Somebody is found by CPF with Enter, and gets access. */
export const Keyboard: Story = {
  tags: ['STF-088', 'STF-089'],
  args: { people: [], ...(SOMEBODY ? { cpf: { kind: 'found', user: SOMEBODY } } : {}) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(/^Buscar por CPF/)
    await userEvent.click(field)
    await userEvent.keyboard('52998224725{Enter}')
    await expect(field).toHaveValue(CPF)
    await expect(args.onSearchCpf).toHaveBeenCalledOnce()
    await expect(await canvas.findByText(`Encontrado: ${SOMEBODY?.name}`)).toBeVisible()
    canvas.getByRole('button', { name: 'Dar acesso' }).focus()
    await userEvent.keyboard('{Enter}')
    const users = canvas.getByRole('combobox', { name: /^Usuários com acesso/ })
    await expect(users).toHaveTextContent('1')
  },
}

export const NotLoaded: Story = {
  tags: ['STF-086'],
  args: { people: undefined, usersState: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
