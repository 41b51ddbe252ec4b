import { SHOWROOM } from 'virtual:corrente/showroom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Gallery } from '../showroom/Gallery.tsx'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Tenants/Gallery',
  component: Gallery,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { globals: readGlobals({}) },
  render: (_, { globals }) => <Gallery globals={readGlobals(globals)} />,
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { name: 'Gallery' }

/** The filters narrow, say how many are left, and say so when nothing is. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const count = () => canvas.getByText(/ tenants$/).textContent
    await expect(count()).toBe(`${SHOWROOM.length} of ${SHOWROOM.length} tenants`)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CO')
    const inColombia = SHOWROOM.filter(({ country }) => country === 'CO')
    await expect(count()).toBe(`${inColombia.length} of ${SHOWROOM.length} tenants`)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(inColombia.length)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody')
    await expect(await canvas.findByText('No tenant fits all of these')).toBeVisible()
  },
}
