import type { PickerUser } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { loaded, notLoaded, Scenarios, StateSheet } from '../../../testing/index.ts'
import { storyPeople } from '../storyPeople.ts'
import { UserPicker, type UserPickerProps, type UserSource } from './UserPicker.tsx'

const EIGHT = storyPeople(8)
const sourceOf = (people: readonly PickerUser[], changes: Partial<UserSource> = {}): UserSource => ({
  list: loaded({ rows: people, count: people.length }),
  found: undefined,
  onSearch: fn(),
  ...changes,
})

/** Keeps who is chosen, as a page does. */
function Choosing({ chosen: first, onChoose, ...props }: UserPickerProps) {
  const [chosen, choose] = useState(first)
  return (
    <UserPicker
      {...props}
      chosen={chosen}
      onChoose={(user) => {
        choose(user?.pk)
        onChoose(user)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Pickers/UserPicker',
  component: UserPicker,
  args: { label: 'Usuário', source: sourceOf(EIGHT), chosen: undefined, onChoose: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof UserPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const cut = { list: loaded({ rows: EIGHT, count: 41_230 }) }
const STATES = {
  nobody: {},
  chosen: { chosen: 2 },
  'chosen, not in the list': { chosen: 99 },
  loading: { source: sourceOf([], { list: notLoaded() }) },
  'first of many': { source: sourceOf(EIGHT, cut) },
  'search failed': { source: sourceOf(EIGHT, { ...cut, found: notLoaded('failed') }) },
  failed: { source: sourceOf([], { list: notLoaded('failed') }) },
  'not permitted': { source: sourceOf([], { list: notLoaded('notPermitted') }) },
  'with error': { error: 'Escolha o usuário' },
  disabled: { chosen: 2, disabledReason: 'O dono não muda' },
} satisfies Record<string, Partial<UserPickerProps>>
const ROWS = [
  'nobody',
  'chosen',
  'chosen, not in the list',
  'loading',
  'first of many',
  'search failed',
  'failed',
  'not permitted',
  'with error',
  'disabled',
] as const

export const States: Story = {
  parameters: { visual: { width: 520, height: 1000 } },
  render: (args) => (
    <StateSheet rows={ROWS} columns={['closed'] as const}>
      {(row) => <UserPicker {...args} {...STATES[row]} label={`Usuário (${row})`} />}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Os primeiros 8 de 41.230/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(1)
  },
}

/** A name of every awkward kind; without one the e-mail, without that the key. */
export const Contents: Story = {
  parameters: { visual: { width: 1000, height: 400 } },
  render: (args) => (
    <Scenarios>
      {({ name, text }) => (
        <UserPicker
          {...args}
          label={`Usuário (${name})`}
          chosen={7}
          source={sourceOf([
            {
              pk: 7,
              name: text || undefined,
              email: undefined,
              docType: undefined,
              docNumber: undefined,
              idTag: undefined,
            },
          ])}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  tags: ['AST-020'],
  args: { source: sourceOf(storyPeople(40_000)) },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuário' })
    const onPage = within(document.body)
    await step('of 40,000 people one is found by a document, with its dots', async () => {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await userEvent.keyboard('100.000.079-19')
      await waitFor(() => expect(onPage.getAllByRole('option')).toHaveLength(1))
      await expect(canvas.getByRole('status')).toHaveTextContent('1 resultado')
    })
    await step('Enter chooses whom the arrow marks', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ pk: 2 }))
      await expect(field).not.toHaveValue('100.000.079-19')
    })
    await step('an empty field is nobody', async () => {
      await userEvent.keyboard('{Escape}{Escape}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(undefined)
    })
  },
}

/** A text that was typed chooses nobody, and says so when the field is left. */
export const TypedOnly: Story = {
  args: { chosen: 2 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuário' })
    await userEvent.type(field, ' x')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText(/^Continua escolhido: /)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** Where the list is cut, the server’s finds stand with it, and one of them can be chosen. */
export const FirstOfMany: Story = {
  args: {
    source: sourceOf(EIGHT, {
      ...cut,
      found: loaded({
        rows: [{ ...storyPeople(1)[0], pk: 40_001, name: 'Zuleica Distante' } as PickerUser],
        count: 1,
      }),
    }),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuário' })
    await userEvent.type(field, 'zuleica')
    await expect(args.source.onSearch).toHaveBeenLastCalledWith('zuleica')
    await userEvent.click(await within(document.body).findByRole('option', { name: /Zuleica/ }))
    await expect(field).toHaveValue('Zuleica Distante')
  },
}

/** On a shared screen an option shows no e-mail and no document whole. */
export const Covered: Story = {
  render: (args) => (
    <PersonalDataProvider isHidden>
      <Choosing {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Usuário' }))
    const [option] = await within(document.body).findAllByRole('option')
    await expect(option).not.toHaveTextContent(EIGHT[0]?.email ?? '@')
    await expect(option).toHaveTextContent(EIGHT[0]?.name ?? '-')
  },
}

/** On a shared screen an e-mail that stands for a name is covered too, in the option and in the field. */
export const CoveredNameless: Story = {
  args: {
    source: sourceOf([
      {
        pk: 9,
        name: undefined,
        email: 'sem.nome@example.com',
        docType: undefined,
        docNumber: undefined,
        idTag: undefined,
      },
    ]),
  },
  render: (args) => (
    <PersonalDataProvider isHidden>
      <Choosing {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuário' })
    await userEvent.type(field, 'sem.nome')
    await userEvent.click(await within(document.body).findByRole('option', { name: '•••ome@•••' }))
    await expect(field).toHaveValue('•••ome@•••')
  },
}
