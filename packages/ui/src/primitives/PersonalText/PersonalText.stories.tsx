import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PersonalDataProvider } from '../../foundations/index.ts'
import { Stack } from '../../layout/index.ts'
import { PersonalText } from './PersonalText.tsx'

const meta = {
  title: 'Primitives/PersonalText',
  component: PersonalText,
  parameters: { visual: { width: 320, height: 80 } },
  args: { text: '529.982.247-25' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PersonalText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('529.982.247-25')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Hidden: Story = {
  tags: ['visual'],
  render: (args) => (
    <PersonalDataProvider isHidden>
      <PersonalText {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas, step }) => {
    const covered = canvas.getByRole('button', { name: 'Mostrar •••725' })
    await expect(canvas.queryByText(/529/)).toBeNull()
    await step('the keyboard shows it, and covers it again; the focus stays', async () => {
      await userEvent.tab()
      await expect(covered).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: '529.982.247-25', pressed: true })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(canvas.queryByText(/529/)).toBeNull()
    })
  },
}

/** Nothing to keep back, right to left, endless, and written otherwise than it is stored. */
export const Contents: Story = {
  parameters: { visual: { width: 320, height: 240 } },
  render: () => (
    <PersonalDataProvider isHidden>
      <Stack gap={2}>
        {['12', 'marina@example.com', ODD_TEXTS.rtl, ODD_TEXTS.unbreakable].map((text) => (
          <div key={text}>
            <PersonalText text={text} />
          </div>
        ))}
        <PersonalText text="E004015032FA9B11">E004…9B11</PersonalText>
      </Stack>
    </PersonalDataProvider>
  ),
}
