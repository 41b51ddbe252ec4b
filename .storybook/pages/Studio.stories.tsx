import { TenantFault } from '@corrente/themes/folder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addressWith } from '../studio/draftAddress.ts'
import { Studio, type StudioProps } from '../studio/Studio.tsx'
import { readGlobals } from '../toolbar/globals.ts'

/** The files of all tenants are a megabyte: they come when the studio is looked at. */
function LateStudio(props: Omit<StudioProps, 'folders'>) {
  const [folders, setFolders] = useState<StudioProps['folders']>()
  useEffect(() => {
    void import('virtual:studio/tenants').then(({ FOLDERS }) => setFolders(FOLDERS))
  }, [])
  return folders === undefined ? null : <Studio {...props} folders={folders} />
}

const meta = {
  title: 'Tenants/Studio',
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  argTypes: { draft: { control: 'text' } },
  args: { draft: '' },
  // What is on the bench is in the address: it survives a reload and can be sent to somebody else.
  render: function Render({ draft }, { globals }) {
    const [, update] = useArgs()
    return (
      <LateStudio
        globals={readGlobals(globals)}
        address={draft}
        onAddress={(next) => {
          update({ draft: next })
          // Storybook writes it into its own address; the story alone in a window has none that does.
          if (window.parent === window) window.history.replaceState(null, '', addressWith(next))
        }}
      />
    )
  },
} satisfies Meta<{ draft: string }>
export default meta
type Story = StoryObj<typeof meta>

export const Bench: Story = {
  name: 'Studio',
  play: async ({ canvas, canvasElement }) => {
    // The logo is asked for first: brand colour and name follow from it.
    const logo = await canvas.findByLabelText('Logo, one SVG')
    await expect(canvasElement.querySelector('form input')).toBe(logo)
  },
}

/** What a brand is looked at in: the frame with its menu and a list, the sign-in, a mail by day and by night. */
export const Previews: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Sign-in' }, { timeout: 15_000 })
    for (const scheme of ['light', 'dark']) {
      const schemes = within(canvas.getByRole('group', { name: 'Scheme' }))
      await userEvent.click(schemes.getByRole('radio', { name: scheme }))
      const shell = within(await canvas.findByRole('region', { name: 'Shell and list' }))
      await expect(shell.getByRole('banner')).toBeVisible()
      await expect(shell.getByRole('link', { name: 'Estações', current: 'page' })).toBeVisible()
      await expect((await shell.findAllByRole('row', undefined, { timeout: 15_000 }))[0]).toBeVisible()
      const signIn = within(canvas.getByRole('region', { name: 'Sign-in' }))
      await expect(signIn.getByRole('button', { name: 'Entrar' })).toBeVisible()
      const logos = within(canvas.getByRole('region', { name: 'In a mail' })).getAllByRole('img')
      await expect(logos.map((logo) => getComputedStyle(logo).blockSize)).toEqual(['32px', '32px'])
    }
  },
}

const PREVIEWS = ['In a glance', 'Icon', 'Shell and list', 'Sign-in', 'In a mail', 'Home', 'Form', 'Chart']

/** What a preview is painted with: its colours, and its pictures. */
const paintOf = (preview: HTMLElement) => {
  const colors = [...preview.querySelectorAll('*')].flatMap((part) => {
    const { color, backgroundColor, fill, stroke } = getComputedStyle(part)
    return [color, backgroundColor, fill, stroke]
  })
  return {
    colors: [...new Set(colors)].toSorted().join(' '),
    logos: [...preview.querySelectorAll('img')].map(({ src }) => src).join(' '),
  }
}

/** Every preview is drawn with the palette at hand: another brand colour paints each of them anew, its logo too. */
export const PaintedAnew: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const previewOf = (name: string) => canvas.getByRole('region', { name })
    // Some of them come from stories, whose files are loaded; a colour that is no colour takes them off for a moment.
    const areDrawn = () =>
      waitFor(
        async () => {
          await expect(within(previewOf('Shell and list')).getAllByRole('row').length).toBeGreaterThan(1)
          await expect(canvas.queryByText('…')).toBeNull()
        },
        { timeout: 15_000 },
      )
    await canvas.findByRole('region', { name: 'Chart' }, { timeout: 15_000 })
    await areDrawn()
    const before = new Map(PREVIEWS.map((name) => [name, paintOf(previewOf(name))]))
    const brand = await canvas.findByRole('textbox', { name: 'Brand colour' })
    await userEvent.clear(brand)
    await userEvent.type(brand, '#b3261e')
    await areDrawn()
    for (const [name, was] of before) {
      await waitFor(() => expect(paintOf(previewOf(name))).not.toEqual(was))
      const now = paintOf(previewOf(name))
      await expect([name, was.logos === '' || now.logos !== was.logos]).toEqual([name, true])
      // The grounds of an icon and of a mail are those of another program.
      if (name !== 'In a mail' && name !== 'Icon')
        await expect([name, now.colors]).not.toEqual([name, was.colors])
    }
  },
}

/** A typeface that no build has yet for this brand is loaded, and every preview of the product is set in it. */
export const OtherTypeface: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Typeface' }), 'figtree')
    const familyOf = (part: Element) => getComputedStyle(part).fontFamily.split(',')[0]?.replaceAll('"', '')
    for (const name of ['In a glance', 'Shell and list', 'Sign-in', 'Home', 'Form', 'Chart']) {
      const preview = await canvas.findByRole('region', { name }, { timeout: 15_000 })
      const set = () =>
        [...preview.querySelectorAll('div[data-tenant] :is(button, a, p, td, text, label)')].map(familyOf)
      await waitFor(() => expect([name, ...new Set(set())]).toEqual([name, 'Figtree Variable']), {
        timeout: 15_000,
      })
    }
    await waitFor(() =>
      expect([...document.fonts].find(({ family }) => /^"?Figtree Variable"?$/.test(family))?.status).toBe(
        'loaded',
      ),
    )
  },
}

/** A fault is told in words and stops the download; mended, the palette is there again and says what it changed. */
export const Mended: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const brand = await canvas.findByRole('textbox', { name: 'Brand colour' })
    const take = canvas.getByRole('button', { name: 'Download the folder' })
    await userEvent.clear(brand)
    await userEvent.type(brand, 'yellow')
    await waitFor(() => expect(brand).toHaveAccessibleDescription(/written #rrggbb/))
    await expect(take).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Luz Nova')
    await userEvent.clear(brand)
    await userEvent.type(brand, '#ffe28a')
    await expect(await canvas.findByText(/^All \d+ promises hold, and the logo is seen$/)).toBeVisible()
    await expect(canvas.getAllByText(/^Too near to/).length).toBeGreaterThan(0)
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'))
  },
}

/** What is found only when the folder is made stands beside its field, the rest above the screens, until the draft is another. */
export const FoundLate: Story = {
  tags: ['!dev'],
  render: (_, { globals }) => (
    <LateStudio
      globals={readGlobals(globals)}
      address=""
      onAddress={() => undefined}
      plan={() => Promise.reject(new TenantFault(['--accent is none.', 'The folder is full.']))}
    />
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Luz Nova')
    const take = canvas.getByRole('button', { name: 'Download the folder' })
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(take)
    const accent = canvas.getByRole('textbox', { name: 'Accent' })
    await waitFor(() => expect(accent).toHaveAccessibleDescription(/The accent is none\./))
    await expect(canvas.getByText('The folder is full.')).toBeVisible()
    await userEvent.type(name, 's')
    await waitFor(() => expect(accent).toBeValid())
    await expect(canvas.queryByText('The folder is full.')).toBeNull()
  },
}

const LOGO = `<svg viewBox="0 0 96 32"><script>alert(1)</script>
  <rect width="32" height="32" fill="#f26a1b"/><circle cx="16" cy="16" r="6" fill="#fff"/>
  <path d="M40 4h50v24h-50z" fill="#222222"/></svg>`

/** One file gives name, brand colour and logo; what was done to it is told, and both schemes show all of it. */
export const OneLogo: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const file = new File([LOGO], 'laranja_energia-logo.svg', { type: 'image/svg+xml' })
    await userEvent.upload(await canvas.findByLabelText('Logo, one SVG'), file)
    await expect(await canvas.findByText('Brand colour from the logo: #f26a1b.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toHaveValue('#f26a1b')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Laranja energia')
    await expect(canvas.getByRole('textbox', { name: 'Accent' })).toHaveValue('')
    await expect(await canvas.findByText('logo: taken out <script>')).toBeVisible()
    await expect(canvas.getByText('logo: #222222 follows the tenant as currentColor')).toBeVisible()
    await expect(canvas.getByText('logo: #fff follows the tenant as var(--ground)')).toBeVisible()
    await expect(canvas.getByText(/promises hold, and the logo is seen$/)).toBeVisible()
    // Seen beside each other before it is taken home.
    for (const name of ['as it was given', 'as it is taken, light', 'as it is taken, dark'])
      await expect(canvas.getByRole('img', { name: `The logo ${name}` })).toBeVisible()
    const take = canvas.getByRole('button', { name: 'Download the folder' })
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'))
  },
}

const SHADOW = `<svg viewBox="0 0 96 32"><filter id="f"><feGaussianBlur stdDeviation="5"/></filter>
  <g filter="url(#f)"><path d="M8 4h60v24h-60z" fill="#f26a1b"/></g></svg>`

/** A logo that would come out differently is not taken home: it is said, with what was taken out. */
export const DamagedLogo: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const file = new File([SHADOW], 'laranja-logo.svg', { type: 'image/svg+xml' })
    await userEvent.upload(await canvas.findByLabelText('Logo, one SVG'), file)
    const told = await canvas.findByText(
      /drawn differently in \d+ % of its area.*filter/,
      {},
      { timeout: 10_000 },
    )
    await expect(told).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the folder' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A tenant that is there is opened with all that it has, shown as it was beside what it becomes, and told what suits it. */
export const Opened: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('combobox', { name: 'Open' })
    await userEvent.clear(open)
    await userEvent.type(open, 'noturna')
    await userEvent.click(await canvas.findByRole('option', { name: /noturna/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company' })).not.toHaveValue(''))
    await expect(canvas.getByRole('group', { name: 'bg-page, dark' })).toBeVisible()
    const take = canvas.getByRole('button', { name: 'Download the folder' })
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'))
    const brand = canvas.getByRole('textbox', { name: 'Brand colour' })
    await userEvent.clear(brand)
    await userEvent.type(brand, '#c8ccd0')
    const fills = () =>
      within(canvas.getByRole('region', { name: 'In a glance' }))
        .getAllByRole('button', { name: 'Salvar' })
        .map((button) => getComputedStyle(button).backgroundColor)
    await waitFor(() => expect(new Set(fills()).size).toBe(2), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Choose brand' }))
    await expect(canvas.getByRole('radio', { name: 'brand', checked: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the address of this draft' })).toBeVisible()
  },
}

/** What cannot be taken is refused in words, and what was there stays. */
export const BadLogo: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const file = new File(['<svg viewBox="0 0 9 9"><text>E</text></svg>'], 'e.svg', { type: 'image/svg+xml' })
    await userEvent.upload(await canvas.findByLabelText('Logo, one SVG'), file)
    await expect(await canvas.findByText(/turn letters into paths first/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  },
}
