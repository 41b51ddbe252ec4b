import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { ErrorState } from './ErrorState.tsx'

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

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 424, height: 640 } },
  render: ({ title, onRetry, detail }) => (
    <StateSheet rows={['plain', 'retry', 'retrying', 'more ways'] as const} columns={['look'] as const}>
      {(row) => (
        <ErrorState
          title={title}
          {...(row === 'plain' || onRetry === undefined ? {} : { onRetry })}
          {...(row === 'more ways'
            ? { detail: detail ?? '', actions: <TextLink href="/">Ir para o início</TextLink> }
            : {})}
          isRetrying={row === 'retrying'}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 816 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ text }) => <ErrorState title={text || '-'} detail={text || '-'} />}
    </Scenarios>
  ),
}

/** It is read out when it appears; the retry is the next stop. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
