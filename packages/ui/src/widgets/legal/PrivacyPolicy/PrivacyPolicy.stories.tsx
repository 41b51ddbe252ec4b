import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CenteredPage } from '../../../layout/index.ts'
import { storyCompany } from '../storyCompany.ts'
import { PrivacyPolicy } from './PrivacyPolicy.tsx'

const meta = {
  title: 'Widgets/Legal/PrivacyPolicy',
  component: PrivacyPolicy,
  args: { company: storyCompany },
  decorators: [(Story) => <CenteredPage width="text">{Story()}</CenteredPage>],
} satisfies Meta<typeof PrivacyPolicy>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['LEG-001', 'LEG-002'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Última atualização: 29 Set 2021')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Lei nº 13.709/2018')
    await expect(canvas.getByRole('heading', { name: /controlador e operador/ })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(storyCompany.company)
    await expect(canvasElement).not.toHaveTextContent('{{')
  },
}
