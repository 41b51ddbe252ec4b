import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { KeySheet } from './KeySheet.tsx'

const meta = {
  title: 'Widgets/Palette/KeySheet',
  component: KeySheet,
  args: {
    page: 'stations',
    reportHref: '/contact',
    statementHref: '/accessibility',
    modifier: 'Ctrl',
    general: [
      { label: 'Ir para a busca da tela', keys: ['/'] },
      { label: 'Ver os atalhos de teclado', keys: ['?'] },
    ],
    goTo: [
      { label: 'Visão geral', keys: ['g', 'h'] },
      { label: 'Estações', keys: ['g', 's'] },
      { label: 'Grupos de estações', keys: ['g', 'g'] },
    ],
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    onClose: fn(),
  },
  parameters: { ...overlayDocs, visual: { width: 920, height: 760 } },
} satisfies Meta<typeof KeySheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }

/** Single keys are off: only what needs Ctrl, and what a list's own keys are. */
export const States: Story = { args: { hasSingleKeys: false } }
