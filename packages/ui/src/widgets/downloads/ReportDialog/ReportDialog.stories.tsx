import { lastDays } from '@corrente/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { overlayDocs, STAGE_NOW } from '../../../testing/index.ts'
import { ReportDialog } from './ReportDialog.tsx'

const ZONE = 'America/Sao_Paulo'
const LAST_20_DAYS = lastDays(20, STAGE_NOW, ZONE)

const meta = {
  title: 'Widgets/Reports/ReportDialog',
  component: ReportDialog,
  args: {
    kind: 'individual',
    initial: { range: LAST_20_DAYS, costPerKwh: 0, incomePerKwh: 0 },
    zone: ZONE,
    isFiltered: false,
    question: undefined,
    onSend: fn(),
    onClose: fn(),
  },
  argTypes: { kind: { control: 'select', options: ['unified', 'individual'] } },
  parameters: { ...overlayDocs, visual: { width: 560, height: 440 } },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }

/** The other report, of a list that is filtered and asked a question. */
export const Unified: Story = {
  args: { kind: 'unified', isFiltered: true, question: 'Com falha' },
  play: async ({ canvas }) => {
    await canvas.findByText(/A pergunta “Com falha” vale só na tela/)
  },
}
