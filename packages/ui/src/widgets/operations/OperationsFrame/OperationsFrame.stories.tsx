import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../../../primitives/index.ts'
import { phone, StateSheet } from '../../../testing/index.ts'
import { CommandMenu } from '../CommandMenu/CommandMenu.tsx'
import { CommandLayout } from './CommandLayout.tsx'
import { OPERATION_VIEWS, OperationsFrame } from './OperationsFrame.tsx'

const meta = {
  title: 'Widgets/Operations/OperationsFrame',
  component: OperationsFrame,
  args: {
    view: 'v16',
    views: OPERATION_VIEWS,
    hrefOf: (view) => `/operations/${view}`,
    children: <p>Os comandos.</p>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof OperationsFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-001'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'OCPP 1.5' })).toHaveAttribute('href', '/operations/v15')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('OCPP 1.6')
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 640, height: 500 },
    // The same page in each view.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={OPERATION_VIEWS} columns={['view'] as const}>
      {(view) => <OperationsFrame {...args} view={view} />}
    </StateSheet>
  ),
}

/** What is not permitted is not there; with one view there is nothing to toggle. */
export const Contents: Story = {
  tags: ['OPS-002', 'OPS-003'],
  args: { views: ['v16'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The page with its commands, none of them chosen yet. */
const commands = (
  <CommandLayout menu={<CommandMenu protocol="v1.6" hrefOf={(command) => `/operations/${command}`} />}>
    <EmptyState title="Escolha um comando." />
  </CommandLayout>
)

export const Screen: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 1280, height: 800 } },
  args: { children: commands },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Operações', level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('link').length).toBeGreaterThanOrEqual(14)
  },
}

export const ScreenOnAPhone: Story = {
  ...phone,
  tags: ['screen'],
  parameters: { ...phone.parameters, visual: { width: 360, height: 640 } },
  args: { children: commands },
}
