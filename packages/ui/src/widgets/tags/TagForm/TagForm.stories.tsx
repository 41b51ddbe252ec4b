import { accountsFixture, ODD_TEXTS, tagFixture } from '@corrente/domain/fixtures'
import { checkTag, type TagBase, type TagValues, tagForm, tagPolicy } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { loaded, notLoaded, phone } from '../../../testing/index.ts'
import { SaveNotice } from '../../forms/index.ts'
import { TagForm, type TagFormProps } from './TagForm.tsx'

const parents = ['Marina Exemplo', 'Íñigo da Invenção', 'Núbia Modelo'].map((userName, index) => ({
  pk: 600 + index,
  idTag: `TAG00020${index + 1}`,
  userPk: 201 + index,
  userName,
  userEmail: `pessoa.${index + 1}@example.com`,
}))

const fresh = tagForm(undefined)
const card = tagForm(tagFixture())
const partsOf = (base: TagBase, values: TagValues = base.values) => ({
  isNew: base.pk === undefined,
  values,
  policy: tagPolicy({ base, values }),
  errors: checkTag({ base, values }),
})

/** Keeps what is typed, as the page does. */
function Editing({ values: first, onChange, ...props }: TagFormProps) {
  const [values, setValues] = useState(first)
  const base: TagBase = { pk: props.isNew ? undefined : 501, values: first }
  return (
    <TagForm
      {...props}
      values={values}
      policy={tagPolicy({ base, values })}
      onChange={(change) => {
        setValues(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Tags/TagForm',
  component: TagForm,
  args: {
    ...partsOf(card),
    onChange: fn(),
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/ocpptags',
    accounts: loaded(accountsFixture()),
    parents: loaded(parents),
    cpf: { state: { kind: 'idle' }, onSearch: fn() },
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof TagForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  name: 'TAG-016 the type of a loaded tag is locked',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tipo')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText('ID da tag')).toHaveValue('04A2B3C4D5E6F7')
  },
}

/** A new one, after a first try with nothing in it. */
export const States: Story = {
  name: 'TAG-018 TAG-020 id and account are required; TAG-015 a new tag is never inactive',
  args: partsOf(fresh),
  play: async ({ canvas }) => {
    for (const [label, words] of [
      ['ID da tag', 'O campo ID da tag é obrigatório.'],
      ['Conta', 'O campo conta é obrigatório.'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(canvas.getByText(words)).toBeVisible()
    }
    await expect(canvas.getByRole('switch', { name: 'Recarga grátis' })).toBeVisible()
    await expect(canvas.queryByRole('switch', { name: 'Inativa' })).toBeNull()
  },
}

export const Known: Story = {
  name: 'TAG-033 whoever holds the typed id, in whatever case, is named at the field',
  args: {
    ...partsOf(fresh, { ...fresh.values, idTag: 'tag00005', accountPk: 7 }),
    known: { how: 'otherCase', tag: tagFixture({ idTag: 'TAG00005' }) },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('ID da tag')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/TAG00005 já está cadastrada, de Marina Exemplo\./)
  },
}

const odd: TagValues = {
  ...card.values,
  idTag: ODD_TEXTS.unbreakable,
  note: ODD_TEXTS.long,
  type: 'KEYFOB',
  parentIdTag: ODD_TEXTS.html,
}
export const Contents: Story = {
  name: 'TAG-019 texts over their limits are kept and marked; an unknown type stays',
  args: partsOf(card, odd),
}

export const UserTag: Story = {
  name: 'TAG-017 TAG-021 type USER locks id and parent, and says why',
  args: { ...partsOf(fresh), errors: {} },
  play: async ({ canvas, step }) => {
    await userEvent.type(canvas.getByLabelText('ID da tag'), '04A2')
    await userEvent.selectOptions(canvas.getByLabelText('Tipo'), 'USER')
    await expect(canvas.getByLabelText('ID da tag')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('combobox', { name: 'Tag pai' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getAllByText(/recebe o id do servidor/).length).toBeGreaterThan(0)
    await step('nothing typed is lost', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Tipo'), 'CARD')
      await expect(canvas.getByLabelText('ID da tag')).toHaveValue('04A2')
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('ID da tag').focus()
    await userEvent.keyboard('{End}7{Enter}')
    await expect(canvas.getByLabelText('ID da tag')).toHaveValue('04A2B3C4D5E6F77')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Conta')).toHaveFocus()
  },
}

export const Parent: Story = {
  name: 'TAG-021 a parent is found by the name of its user, and taken away again',
  args: { ...partsOf(fresh), errors: {} },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Tag pai' })
    await userEvent.type(field, 'invencao')
    const list = within(document.body)
    await userEvent.click(await list.findByRole('option', { name: /Íñigo/ }))
    await expect(field).toHaveValue('TAG000202 · Íñigo da Invenção')
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.clear(field)
    await expect(field).toHaveValue('')
  },
}

export const Hidden: Story = {
  name: 'on a shared screen a parent shows the end of its number, and is found by all of it',
  args: { ...partsOf(fresh), errors: {} },
  render: (args) => (
    <PersonalDataProvider isHidden>
      <Editing {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Tag pai' })
    await userEvent.type(field, 'TAG000202')
    await userEvent.click(await within(document.body).findByRole('option', { name: /•••202/ }))
    await expect(field).toHaveValue('•••202 · Íñigo da Invenção')
  },
}

export const ByCpf: Story = {
  name: 'TAG-023 TAG-025 the CPF is masked; nobody found is said',
  args: { ...partsOf(fresh), errors: {}, cpf: { state: { kind: 'notFound' }, onSearch: fn() } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Buscar dono por CPF/)
    await userEvent.type(field, '52998224725')
    await expect(field).toHaveValue('529.982.247-25')
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }))
    await expect(args.cpf?.onSearch).toHaveBeenCalledWith('52998224725')
    await expect(canvas.getByText('Usuário não encontrado!')).toBeVisible()
  },
}

export const MayNotSearchCpf: Story = {
  name: 'TAG-022 without the right there is no search by CPF',
  args: { cpf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/CPF/)).toBeNull()
  },
}

export const NotLoaded: Story = {
  args: { accounts: notLoaded('failed'), parents: notLoaded('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As contas não puderam ser carregadas.')).toBeVisible()
    await expect(canvas.getByText(/A tag pai escolhida fica/)).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { notice: <SaveNotice kind="unknown" refusal="" onVerify={fn()} />, onDiscardDraft: fn() },
}

export const OnAPhone: Story = { ...phone, args: { ...partsOf(fresh), errors: {} } }
