import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CenteredPage } from '../../../layout/index.ts'
import { storyCompany } from '../storyCompany.ts'
import { AccessibilityStatement } from './AccessibilityStatement.tsx'

const meta = {
  title: 'Widgets/Legal/AccessibilityStatement',
  component: AccessibilityStatement,
  args: { company: storyCompany },
  decorators: [(Story) => <CenteredPage width="text">{Story()}</CenteredPage>],
} satisfies Meta<typeof AccessibilityStatement>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: /ainda não foi testado/ })).toHaveTextContent(
      'leitores de tela',
    )
    await expect(canvasElement).toHaveTextContent(storyCompany.email)
    await expect(canvasElement).not.toHaveTextContent('{{')
  },
}
