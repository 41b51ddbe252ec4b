import { tagFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { OtherReading } from './OtherReading.tsx'

const meta = {
  title: 'Widgets/Tags/OtherReading',
  component: OtherReading,
  args: {
    reading: loaded({ how: 'reversed', tag: tagFixture() }),
    hrefOf: (idTag: string): string | undefined => `/ocpptags?card=${idTag}`,
  },
} satisfies Meta<typeof OtherReading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Parece o cartão 04A2B3C4D5E6F7, de Marina Exemplo, lido com os bytes ao contrário.',
    )
    await expect(canvas.getByRole('link', { name: 'Ver o cartão' })).toHaveAttribute(
      'href',
      '/ocpptags?card=04A2B3C4D5E6F7',
    )
  },
}

export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={['loading', 'failed', 'none', 'decimal', 'otherCase'] as const}
      columns={['reading'] as const}
    >
      {(kind) => (
        <OtherReading
          {...args}
          reading={
            kind === 'none'
              ? loaded(null)
              : kind === 'decimal' || kind === 'otherCase'
                ? loaded({ how: kind, tag: tagFixture() })
                : notLoaded(kind)
          }
        />
      )}
    </StateSheet>
  ),
}
