import { ODD_TEXTS, tagFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../../testing/index.ts'
import { TagCard, type TagCardProps } from './TagCard.tsx'

const meta = {
  title: 'Widgets/Tags/TagCard',
  component: TagCard,
  args: {
    tag: tagFixture(),
    ownerHref: '/users?person=201',
    parentHref: '/ocpptags?card=TAG000201',
    editHref: '/ocpptags/edit/501',
    onDelete: fn() as TagCardProps['onDelete'],
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof TagCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

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
    ownerHref: undefined,
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
