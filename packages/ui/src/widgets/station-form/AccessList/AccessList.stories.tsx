import { manyPrivateUsers, privateUsersFixture } from '@corrente/domain/fixtures'
import { type BoundUser, boundAtFirst } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LOAD_PHASES, PersonalDataProvider } from '../../../foundations/index.ts'
import { longestWords, SCENARIOS, StateSheet } from '../../../testing/index.ts'
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
  name: 'STF-084 whoever was not asked yet is pending, whoever is hidden is not shown',
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

const OFFERED = ['offered', 'not offered'] as const

export const States: Story = {
  render: (args) => (
    <StateSheet rows={LOAD_PHASES} columns={OFFERED}>
      {(usersState, search) => (
        <div style={{ inlineSize: 440 }}>
          <AccessAtWork
            {...args}
            usersState={usersState}
            people={usersState === 'failed' && search === 'offered' ? undefined : PEOPLE}
            canSearchCpf={search === 'offered'}
          />
        </div>
      )}
    </StateSheet>
  ),
}

const LONG_NAME = 'Maria Aparecida Vasconcelos de Albuquerque Figueiredo'

export const LongName: Story = {
  name: 'AST-023 32 characters of a person are shown to choose from, the whole name in its tooltip',
  args: { users: manyPrivateUsers(1).map((user) => ({ ...user, name: LONG_NAME })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Usuários/ }))
    const page = within(canvasElement.ownerDocument.body)
    const person = await page.findByTitle(new RegExp(LONG_NAME))
    await expect(person).toHaveTextContent('Maria Aparecida Vasconcelos de A…')
    await expect(person).not.toHaveTextContent('Figueiredo')
  },
}

const CPF = '529.982.247-25'

/** Answers a look-up at once. */
const answering = (cpf: CpfState): Pick<Story, 'args'> => ({ args: { cpf } })

export const NotFound: Story = {
  name: 'STF-090 a CPF that nobody has says so',
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

export const Keyboard: Story = {
  name: 'STF-088 STF-089 somebody is found by CPF with Enter, and gets access',
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
  name: 'STF-086 people who are not known cannot be changed, and are asked for again',
  args: { people: undefined, usersState: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutSearch: Story = {
  name: 'STF-087 without the permission nobody is looked up by CPF',
  args: { canSearchCpf: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Buscar por CPF/)).toBeNull()
  },
}

/** 40,000 people: found by name or e-mail, drawn a screenful at a time. */
export const Many: Story = {
  args: { people: [], users: manyPrivateUsers(40_000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Donos/ }))
    const page = within(document.body)
    await userEvent.keyboard('pessoa.39999@')
    await userEvent.click(await page.findByText('Pessoa 39999'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('combobox', { name: /^Donos/ })).toHaveTextContent('1')
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 760 } },
  args: {
    people: SCENARIOS.map(({ text }, index) => ({
      pk: index + 1,
      name: text ?? undefined,
      email: undefined,
      accountName: undefined,
      isOwner: index % 2 === 0,
      bindStatus: index % 3 === 0 ? 'NOT_REQUESTED' : 'ACCEPTED',
      isBound: true as const,
      isHidden: false,
      isRelated: true,
    })),
  },
}
