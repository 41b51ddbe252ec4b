import { accountsFixture, tagFixture } from '@corrente/domain/fixtures'
import { checkTag, type TagBase, type TagValues, tagForm, tagPolicy } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
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
  tags: ['visual', 'TAG-016'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tipo')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText('ID da tag')).toHaveValue('04A2B3C4D5E6F7')
  },
}

/** A new one, after a first try with nothing in it. */
export const Tried: Story = {
  tags: ['TAG-018', 'TAG-020', 'TAG-015'],
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

export const IdTaken: Story = {
  tags: ['TAG-033'],
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

/** Type USER locks id and parent, and says why; nothing typed is lost. */
export const UserTag: Story = {
  tags: ['TAG-017', 'TAG-021'],
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

export const ByCpf: Story = {
  tags: ['TAG-023', 'TAG-025'],
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

export const Failed: Story = {
  args: { accounts: notLoaded('failed'), parents: notLoaded('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As contas não puderam ser carregadas.')).toBeVisible()
    await expect(canvas.getByText(/A tag pai escolhida fica/)).toBeVisible()
  },
}
