import { unknownTagsFixture } from '@corrente/domain/fixtures'
import type { UnknownCard } from '@corrente/domain/tags'
import { IDLE, type WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { TodayCards } from './TodayCards.tsx'

const cards = unknownTagsFixture()
const meta = {
  title: 'Widgets/Users/TodayCards',
  component: TodayCards,
  args: {
    cards: cards.slice(0, 3),
    chosen: undefined,
    state: IDLE,
    onUse: fn(),
    onVerify: fn(),
    noReasonOf: (_card: UnknownCard): string | undefined => undefined,
  },
} satisfies Meta<typeof TodayCards>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [use] = canvas.getAllByRole('button', { name: 'Aprovar e usar' })
    await userEvent.click(use as HTMLElement)
    await expect(args.onUse).toHaveBeenCalledWith(cards[0])
  },
}

const sent = { step: 'approve', saved: [], at: STAGE_NOW }
const STATES = {
  idle: IDLE,
  sending: { phase: 'sending', ...sent },
  refused: { phase: 'refused', refusal: { status: 500, body: undefined }, step: 'approve', saved: [] },
  unknown: { phase: 'unknown', canVerify: true, canRelease: false, ...sent },
} satisfies Record<string, WriteState>

export const States: Story = {
  args: { chosen: cards[0]?.idTag },
  parameters: {
    visual: { width: 760, height: 1100 },
    // The same section four times on one sheet.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['idle', 'sending', 'refused', 'unknown'] as const} columns={['cards'] as const}>
      {(row) => <TodayCards {...args} state={STATES[row]} />}
    </StateSheet>
  ),
}

/** Odd ids; one whose account nobody knows yet. */
export const Contents: Story = {
  args: { cards, noReasonOf: ({ accountPk }) => (accountPk ? undefined : 'Escolha a conta primeiro.') },
}
