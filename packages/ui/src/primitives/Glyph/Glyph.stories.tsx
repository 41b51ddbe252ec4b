import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { GLYPH_SIZES, Glyph, type GlyphShape } from './Glyph.tsx'

const bolt: GlyphShape = {
  lines: 'M12 2.9a9.1 9.1 0 1 1 0 18.2 9.1 9.1 0 1 1 0-18.2Z',
  solid: 'M13 6.2 7.8 13h3.6l-.7 4.8L16.2 11h-3.7Z',
}

const meta = {
  title: 'Primitives/Glyph',
  component: Glyph,
  args: { shape: bolt, size: 'large', label: 'Recarga iniciada' },
} satisfies Meta<typeof Glyph>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <StateSheet rows={['sign'] as const} columns={GLYPH_SIZES}>
      {(_, size) => <Glyph shape={bolt} size={size} />}
    </StateSheet>
  ),
}

/** It keeps its size beside any words, and takes their colour. */
export const Contents: Story = {
  render: () => (
    <Scenarios inlineSize={160}>
      {({ text }) => (
        <span style={{ display: 'flex', gap: 8, overflowWrap: 'anywhere' }}>
          <Glyph shape={bolt} />
          <span style={{ minInlineSize: 0 }}>{text ?? '-'}</span>
        </span>
      )}
    </Scenarios>
  ),
}
