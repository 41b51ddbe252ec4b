import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'Não foi possível falar com o servidor',
    detail: 'Os números mostrados são os de 12:03.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Não foi possível')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { isRetrying: true } }
export const Contents: Story = {
  render: () => (
    <Scenarios>{({ text }) => <ErrorState title={text ?? '-'} detail={text ?? '-'} />}</Scenarios>
  ),
}
