import { rechargeFixture, tagFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
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
  tags: ['TAG-004'],
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

/** Not "none". */
export const LastNotRead: Story = {
  args: { last: lastOf(notLoaded('failed')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não foi lida')).toBeVisible()
    await expect(canvas.queryByText('Nenhuma em 90 dias')).toBeNull()
  },
}

export const LastPartUnread: Story = {
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

/** Each leads to a person of their own. */
export const ParentOfAnother: Story = {
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
