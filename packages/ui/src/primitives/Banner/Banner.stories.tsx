import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { BANNER_TONES, Banner } from './Banner.tsx'

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { title: 'Sem conexão ao vivo', children: 'Os estados mostrados são os de 12:03.' },
  argTypes: { tone: { control: 'select', options: BANNER_TONES } },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 636 } },
  render: (args) => (
    <StateSheet rows={BANNER_TONES} columns={['with action and cross'] as const}>
      {(tone) => (
        <Banner
          {...args}
          tone={tone}
          action={<Button size="small">Tentar novamente</Button>}
          onDismiss={fn()}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 732 } },
  render: () => (
    <Scenarios inlineSize={232}>{({ text }) => <Banner title={text ?? '-'}>{text}</Banner>}</Scenarios>
  ),
}

/** It appears while the page is in use, so it is announced; the cross is reached by Tab. */
export const Keyboard: Story = {
  args: { isAnnounced: true, tone: 'danger', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert').textContent).toContain('Erro:\u00a0Sem conexão ao vivo')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
