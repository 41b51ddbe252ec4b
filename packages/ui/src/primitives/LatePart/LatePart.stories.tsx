import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { late } from '../../foundations/index.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { LatePart } from './LatePart.tsx'

const Part = () => <p>The part</p>
const AtOnce = late<object>(async () => Part)
const Lost = late<object>(() => Promise.reject(new Error('offline')))
const Never = late<object>(() => new Promise(() => undefined))

const meta = {
  title: 'Primitives/LatePart',
  component: LatePart,
  parameters: { visual: { width: 360, height: 220 } },
  args: {
    waiting: <Skeleton shape="block" blockSize="160px" />,
    lost: (retry) => <ErrorState title="O calendário não chegou" onRetry={retry} />,
    children: <AtOnce />,
  },
} satisfies Meta<typeof LatePart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The part')).toBeVisible()
  },
}

export const Waiting: Story = { args: { children: <Never /> } }

export const Contents: Story = {
  tags: ['no-visual'],
  parameters: {
    visual: {
      reason: 'React reports the error that is caught; what stands there is the picture of ErrorState',
    },
  },
  args: {
    lost: (retry) => <ErrorState title={ODD_TEXTS.unbreakable} onRetry={retry} />,
    children: <Lost />,
  },
}

const load = fn()
let Second = AtOnce
/** What does not come says so in its place, and is asked for again by the retry. That it then comes, `late.test` shows. */
export const Keyboard: Story = {
  // Once for each visit of the story: what was asked for stays.
  beforeEach: () => {
    load.mockReset()
    load.mockRejectedValueOnce(new Error('offline')).mockReturnValue(new Promise(() => undefined))
    Second = late<object>(load)
  },
  render: (args) => (
    <LatePart {...args}>
      <Second />
    </LatePart>
  ),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' })
    await userEvent.tab()
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).not.toBeInTheDocument()
    await expect(load).toHaveBeenCalledTimes(2)
  },
}
