import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../primitives/index.ts'
import { phone, Scenarios, StateSheet } from '../../testing/index.ts'
import { CENTERED_WIDTHS, CenteredPage } from './CenteredPage.tsx'

const meta = {
  title: 'Layout/CenteredPage',
  component: CenteredPage,
  args: { children: <Card>Uma coluna no meio da página.</Card> },
  argTypes: { width: { control: 'select', options: CENTERED_WIDTHS } },
} satisfies Meta<typeof CenteredPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 384, height: 304 } },
  render: (args) => (
    <StateSheet rows={CENTERED_WIDTHS} columns={['width'] as const}>
      {(width) => <CenteredPage {...args} width={width} />}
    </StateSheet>
  ),
}

/** A readable measure for prose. */
export const Text: Story = {
  args: { width: 'text', children: <p>{'Um parágrafo de um texto longo. '.repeat(30)}</p> },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 700 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ text }) => (
        <CenteredPage>
          <Card>{text}</Card>
        </CenteredPage>
      )}
    </Scenarios>
  ),
}

export const OnPhone: Story = { ...phone }
