import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { phone, storyLogo } from '../../../testing/index.ts'
import { LanguageChoice, ShellFooter } from '../../shell/index.ts'
import { SignInForm } from '../SignInForm/index.ts'
import { useStoryHuman } from '../storyHuman.tsx'
import { PublicPage } from './PublicPage.tsx'

function SignIn({ failure }: { failure?: 'loginUnauthorized' }) {
  return <SignInForm onSubmit={fn()} recoverHref="/auth/recover" failure={failure} {...useStoryHuman()} />
}

const meta = {
  title: 'Widgets/Session/PublicPage',
  component: PublicPage,
  args: {
    logoSrc: '/tenants/move/logo.svg',
    tenantName: 'Move',
    homeHref: '/auth/login',
    privacyHref: '/privacy-policy',
    termsHref: '/terms-of-use',
    language: <LanguageChoice value="pt-BR" onChange={fn()} />,
    children: <SignIn />,
  },
  render: (args, { globals }) => <PublicPage {...args} logoSrc={storyLogo(globals)} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublicPage>
export default meta
type Story = StoryObj<typeof meta>

/** The first thing that an operator sees. */
export const SignInPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Move' })).toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: 'Português' })).toBeChecked()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  },
}

export const SignInDark: Story = { globals: { scheme: 'dark' } }

export const SignInOnPhone: Story = {
  ...phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SignInRefused: Story = { args: { children: <SignIn failure="loginUnauthorized" /> } }

export const OtherBrand: Story = { globals: { tenant: 'relampo' } }

export const Document: Story = {
  args: { layout: 'text', children: <p>{'Um parágrafo de um texto longo. '.repeat(40)}</p> },
}

export const WithFooter: Story = {
  args: { footer: <ShellFooter content={{ text: 'Rede Exemplo: energia renovável certificada.' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('energia renovável')
  },
}
