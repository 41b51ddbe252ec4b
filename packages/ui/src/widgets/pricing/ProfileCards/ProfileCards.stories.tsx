import type { PricingProfile } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { FACTS, PROFILES } from '../storyPricing.ts'
import { CONFLICT_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { WeekSketch } from '../WeekSketch/WeekSketch.tsx'
import { type CardFacts, ProfileCards, type UsingGroup } from './ProfileCards.tsx'

const NONE: readonly PricingProfile[] = []
const WEEKS = { a1: STORY_WEEK, a2: STORY_WEEK, a3: CONFLICT_WEEK } as const
const isKey = (uuid: string): uuid is keyof typeof WEEKS => uuid in WEEKS
const factsOf = (uuid: string): CardFacts => {
  const facts = FACTS[uuid] ?? 'loading'
  return typeof facts === 'string' || !isKey(uuid)
    ? facts
    : { ...facts, sketch: <WeekSketch week={WEEKS[uuid]} label={`A semana de ${uuid}`} /> }
}

const meta = {
  title: 'Widgets/Pricing/ProfileCards',
  component: ProfileCards,
  parameters: { visual: { width: 720, height: 560 } },
  args: {
    profiles: loaded(PROFILES),
    factsOf,
    groupsOf: (uuid): readonly UsingGroup[] =>
      uuid === 'a1'
        ? [
            { id: 1, name: 'Garagem Sul', href: '/virtual-groups/view/1', chargers: 6 },
            { id: 2, name: 'Shopping Aroeira', href: undefined },
            { id: 3, name: 'Frota', href: undefined },
            { id: 4, name: 'Terminal', href: undefined },
          ]
        : [],
    hrefOf: (uuid) => `/dynamic-pricing/${uuid}`,
    onSight: fn(),
    onCreate: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onWithout: fn(),
  },
  argTypes: { notice: { control: false } },
} satisfies Meta<typeof ProfileCards>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'DPR-002', 'DPR-011'],
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole('listitem')
    const [first] = cards
    if (!first) throw new Error('no card')
    await expect(within(first).getByText('14 carregadores')).toBeVisible()
    await expect(within(first).getByText('R$ 1,33–R$ 2,47/kWh')).toBeVisible()
    await expect(within(first).getByText(/24\/12\/2026 a 25\/12\/2026/)).toBeVisible()
    await expect(
      within(first)
        .getByText(/Garagem Sul/)
        .closest('p'),
    ).toHaveTextContent('Garagem Sul (6), Shopping')
    await userEvent.click(within(first).getByRole('button', { name: 'e mais 1' }))
    await expect(within(first).getByText(/Terminal/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Quem não tem perfil?' }))
    await expect(args.onWithout).toHaveBeenCalledOnce()
    await expect(canvas.getByText('em uso por ninguém')).toBeVisible()
    await expect(canvas.getByText('R$ 0,40/min')).toBeVisible()
    await waitFor(() => expect(args.onSight).toHaveBeenCalledWith('a1'))
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir Noturno 2026' }))
    await expect(args.onDelete).toHaveBeenCalledWith(PROFILES[1])
  },
}

export const Empty: Story = {
  tags: ['DPR-004'],
  args: { profiles: loaded(NONE) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum perfil encontrado')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Criar perfil' })).toHaveLength(2)
  },
}

/** It could not be read; nobody takes that for an empty list. */
export const Unreachable: Story = {
  args: { profiles: notLoaded('unreachable') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível carregar os perfis')).toBeVisible()
    await expect(canvas.queryByText('Nenhum perfil encontrado')).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { factsOf: () => 'failed' },
  render: (args) => (
    <ProfileCards
      {...args}
      onCreate={undefined}
      onDuplicate={undefined}
      onDelete={undefined}
      onWithout={undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Criar|Duplicar|Excluir|Quem/ })).toBeNull()
    await expect(canvas.getAllByText('Os preços não puderam ser lidos')).toHaveLength(4)
  },
}
