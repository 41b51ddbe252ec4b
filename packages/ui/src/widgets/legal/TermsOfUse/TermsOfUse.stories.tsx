import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CenteredPage } from '../../../layout/index.ts'
import { storyCompany } from '../storyCompany.ts'
import { TermsOfUse } from './TermsOfUse.tsx'

const meta = {
  title: 'Widgets/Legal/TermsOfUse',
  component: TermsOfUse,
  args: { company: storyCompany },
  decorators: [(Story) => <CenteredPage width="text">{Story()}</CenteredPage>],
} satisfies Meta<typeof TermsOfUse>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['LEG-005'],
  play: async ({ canvasElement }) => {
    for (const value of Object.values(storyCompany)) await expect(canvasElement).toHaveTextContent(value)
    await expect(canvasElement).not.toHaveTextContent('{{')
  },
}

export const TwelveSections: Story = {
  tags: ['LEG-004'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const titles = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(1)
    await expect(titles).toEqual([
      '1. Permission of use',
      '2. Use of the app',
      '3. Personal data',
      '4. Company obligations',
      '5. User obligations',
      '6. Limitation of liability',
      '7. Intellectual property',
      '8. Term',
      '9. Termination',
      '10. General provisions',
      '11. Notifications',
      '12. Jurisdiction',
    ])
  },
}
