import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../primitives/index.ts'
import { phone } from '../../testing/index.ts'
import { CENTERED_WIDTHS, CenteredPage } from './CenteredPage.tsx'

const meta = {
  title: 'Layout/CenteredPage',
  component: CenteredPage,
  args: { children: <Card>Uma coluna no meio da página.</Card> },
  argTypes: { width: { control: 'select', options: CENTERED_WIDTHS } },
} satisfies Meta<typeof CenteredPage>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}

export const Text: Story = {
  args: { width: 'text', children: <p>{'Um parágrafo de um texto longo. '.repeat(30)}</p> },
}

export const OnPhone: Story = { ...phone }
