import { ODD_TEXTS, tagFixture, transactionsFixture, unknownTagsFixture } from '@corrente/domain/fixtures'
import type { CardFacts } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, phone } from '../../../testing/index.ts'
import { TagVerdict } from './TagVerdict.tsx'

const facts = (changes: Partial<CardFacts> = {}): CardFacts => ({
  idTag: '04A2B3C4D5E6F7',
  how: 'plain',
  tag: tagFixture(),
  refused: undefined,
  parent: tagFixture({ pk: 502, idTag: 'TAG000201', type: 'USER' }),
  recharge: undefined,
  ...changes,
})

const meta = {
  title: 'Widgets/Tags/TagVerdict',
  component: TagVerdict,
  args: {
    idTag: '04A2B3C4D5E6F7',
    facts: loaded(facts()),
    links: {
      inbox: '/ocpptags/unknown?q=04A2B3C4D5E6F7',
      create: '/ocpptags/create',
      edit: (pk) => `/ocpptags/edit/${pk}`,
      station: (id) => `/stations?q=${id}`,
      problems: '/alerts?view=triage',
    },
    onClose: fn(),
  },
  argTypes: { links: { control: false } },
} satisfies Meta<typeof TagVerdict>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O cartão está em ordem')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver problemas das estações' })).toBeVisible()
  },
}

/** It was read the other way round, and its parent is inactive. */
export const States: Story = {
  args: {
    facts: loaded(
      facts({ how: 'reversed', parent: tagFixture({ pk: 502, idTag: 'TAG000201', isInactive: true }) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A tag pai está inativa')).toBeVisible()
    await expect(canvas.getByText(/bytes ao contrário/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir a tag pai' })).toHaveAttribute(
      'href',
      '/ocpptags/edit/502',
    )
  },
}

export const Charging: Story = {
  args: {
    facts: loaded(facts({ tag: tagFixture({ isCharging: true }), recharge: transactionsFixture()[0] })),
  },
}

export const Refused: Story = {
  args: { facts: loaded(facts({ tag: undefined, parent: undefined, refused: unknownTagsFixture()[0] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/IPE-0001/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aprovar' })).toHaveAttribute(
      'href',
      '/ocpptags/unknown?q=04A2B3C4D5E6F7',
    )
  },
}

export const Contents: Story = {
  args: {
    idTag: ODD_TEXTS.unbreakable,
    facts: loaded(facts({ idTag: ODD_TEXTS.unbreakable, tag: tagFixture({ ownerName: ODD_TEXTS.long }) })),
  },
}

export const Failed: Story = {
  args: { facts: notLoaded('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Consultar de novo' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Fechar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...phone }
