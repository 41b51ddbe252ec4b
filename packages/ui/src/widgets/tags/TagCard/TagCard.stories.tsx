import { ODD_TEXTS, rechargeFixture, tagFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { loaded, notLoaded, phone } from '../../../testing/index.ts'
import { LastCardRecharge, type LastCardRechargeProps } from './LastCardRecharge.tsx'
import { TagCard, type TagCardProps } from './TagCard.tsx'

const lastOf = (recharges: LastCardRechargeProps['recharges']) => (
  <LastCardRecharge recharges={recharges} hrefOf={(id) => `/transaction/${id}`} />
)

const meta = {
  title: 'Widgets/Tags/TagCard',
  component: TagCard,
  args: {
    tag: tagFixture(),
    personHrefOf: (pk) => `/users?person=${pk}`,
    tagHrefOf: (id) => `/ocpptags?card=${id}`,
    last: lastOf(loaded([rechargeFixture()])),
    editHref: '/ocpptags/edit/501',
    onDelete: fn() as TagCardProps['onDelete'],
  },
  argTypes: { actions: { control: false }, last: { control: false } },
} satisfies Meta<typeof TagCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'TAG-004 whose it is, what it hangs on, and where it charged last, with the way to that recharge',
  play: async ({ canvas }) => {
    for (const text of ['Usuário dono', 'ID do dono', 'Recarga grátis', 'Última recarga'])
      await expect(canvas.getByText(text)).toBeVisible()
    const { id, stationName } = rechargeFixture()
    await expect(canvas.getByText(new RegExp(`· ${stationName}`))).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^\d\d\/\d\d\/\d\d \d\d:\d\d$/ })).toHaveAttribute(
      'href',
      `/transaction/${id}`,
    )
  },
}

export const NeverCharged: Story = {
  args: { last: lastOf(loaded([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma em 90 dias')).toBeVisible()
  },
}

export const NotRead: Story = {
  name: 'a last recharge that could not be read is not "none"',
  args: { last: lastOf(notLoaded('failed')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não foi lida')).toBeVisible()
    await expect(canvas.queryByText('Nenhuma em 90 dias')).toBeNull()
  },
}

export const PartUnread: Story = {
  name: 'nor where rows came that nobody can read',
  args: { last: lastOf(loaded([], { unread: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não foi lida')).toBeVisible()
  },
}

export const MayNotSearch: Story = {
  args: { last: lastOf(undefined) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A busca de recargas por cartão está desativada para este usuário.'),
    ).toBeVisible()
  },
}

export const Hidden: Story = {
  name: 'on a shared screen the number of the card is nowhere, not even in the name of the region',
  render: (args) => (
    <PersonalDataProvider isHidden>
      <TagCard {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas, args }) => {
    const end = args.tag.idTag.slice(-3)
    await expect(canvas.getByRole('region', { name: `Tag •••${end}` })).toBeVisible()
    await expect(canvas.queryByText(args.tag.idTag)).toBeNull()
  },
}

export const ParentOfAnother: Story = {
  name: 'the parent is of somebody else: each leads to a person of their own',
  args: {
    tag: tagFixture({ ownerName: 'Caio Modelo', ownerPk: 202 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Caio Modelo' })).toHaveAttribute(
      'href',
      '/users?person=202',
    )
    await expect(canvas.getByRole('link', { name: 'Marina Exemplo' })).toHaveAttribute(
      'href',
      '/users?person=201',
    )
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Marina Exemplo' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Marina Exemplo' })).toHaveAttribute(
      'href',
      '/users?person=201',
    )
    await expect(canvas.getByRole('link', { name: 'TAG000201' })).toHaveAttribute(
      'href',
      '/ocpptags?card=TAG000201',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir tag' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** Inactive, free, and of nobody. */
export const States: Story = {
  args: {
    tag: tagFixture({
      isInactive: true,
      isFree: true,
      ownerPk: undefined,
      ownerName: undefined,
      parentIdTag: undefined,
      parentName: undefined,
      note: undefined,
    }),
  },
}

export const Contents: Story = {
  args: {
    tag: tagFixture({ idTag: ODD_TEXTS.unbreakable, note: ODD_TEXTS.long, ownerName: ODD_TEXTS.html }),
  },
}

export const MayNothing: Story = {
  name: 'TAG-009 without the rights it can neither be edited nor deleted',
  args: { editHref: undefined, onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Editar tag' })).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OnAPhone: Story = { ...phone }
