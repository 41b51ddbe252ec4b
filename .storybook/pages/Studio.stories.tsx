import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { readLogo } from '../studio/logoFile.ts'
import { Studio } from '../studio/Studio.tsx'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Tenants/Studio',
  component: Studio,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { globals: readGlobals({}) },
  render: (_, { globals }) => <Studio globals={readGlobals(globals)} />,
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>

export const Bench: Story = { name: 'Studio' }

/** A fault is told in words and stops the download; mended, the palette is there again and says what it changed. */
export const Mended: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const brand = page.getByRole('textbox', { name: 'Brand colour' })
    const take = page.getByRole('button', { name: 'Download the folder' })
    await userEvent.clear(brand)
    await userEvent.type(brand, 'yellow')
    await expect(await page.findByText(/written #rrggbb/)).toBeVisible()
    await expect(take).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(brand)
    await userEvent.type(brand, '#ffe28a')
    await expect(await page.findByText(/^All \d+ promises hold$/)).toBeVisible()
    await expect(page.getAllByText(/^Too near to/).length).toBeGreaterThan(0)
    await expect(take).not.toHaveAttribute('aria-disabled')
  },
}

const svg = (inside: string, more = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`

/** Of a logo only the drawing is kept; what cannot be drawn is refused, and why is said. */
export const LogoFiles: Story = {
  tags: ['!dev'],
  render: () => <p>logo</p>,
  play: async () => {
    const bad = svg(
      '<script>alert(1)</script><a href="https://example.com"><path d="M0 0"/></a><path onload="x()" fill="url(https://example.com)" d="M0 0h9"/>',
    )
    const read = readLogo(bad)
    await expect(read.kind).toBe('clean')
    const text = read.kind === 'clean' ? read.svg : ''
    await expect(text).not.toMatch(/script|onload|https:\/\/example|<a/)
    await expect(text).toContain('M0 0h9')
    await expect(readLogo('<html/>')).toEqual({ kind: 'refused', why: 'The file is no SVG.' })
    await expect(readLogo(svg('<text>E</text>')).kind).toBe('refused')
    await expect(readLogo(svg('<path d="M0 0"/>', '')).kind).toBe('refused')
    await expect(readLogo(svg('<g/>')).kind).toBe('refused')
    await expect(readLogo(svg('<path d="M0 0"/>', 'width="30px" height="12px"'))).toMatchObject({
      svg: expect.stringContaining('viewBox="0 0 30 12"'),
    })
  },
}
