import { openQr } from '@corrente/domain/qr-code'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords, phone, storyLogo, storyTenant } from '../../../testing/index.ts'
import { QrPanel } from '../../qr-code/index.ts'
import { LanguageChoice, ShellFooter } from '../../shell/index.ts'
import { SignInForm } from '../SignInForm/SignInForm.tsx'
import { StoryHuman, useStoryHuman } from '../storyHuman.tsx'
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
    figure: 'move',
    homeHref: '/auth/login',
    privacyHref: '/privacy-policy',
    termsHref: '/terms-of-use',
    accessibilityHref: '/accessibility',
    language: <LanguageChoice value="pt-BR" onChange={fn()} />,
    children: <SignIn />,
  },
  render: (args, { globals }) => (
    <PublicPage {...args} logoSrc={storyLogo(globals)} figure={storyTenant(globals)} />
  ),
  tags: ['screen'],
  parameters: { layout: 'fullscreen', visual: { width: 1280, height: 800 } },
} satisfies Meta<typeof PublicPage>
export default meta
type Story = StoryObj<typeof meta>

/** The first thing that an operator sees. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Move' })).toBeInTheDocument()
    await expect(await canvas.findByRole('radio', { name: 'Português' })).toBeChecked()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  },
}

export const SignInOnPhone: Story = {
  ...phone,
  parameters: { ...phone.parameters, visual: { width: 360, height: 740, ownGlobals: true } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A driver's page on a small phone: no notice covers its buttons. */
export const Charging: Story = {
  ...phone,
  parameters: { ...phone.parameters, visual: { width: 360, height: 696, ownGlobals: true } },
  args: {
    layout: 'work',
    children: (
      <QrPanel
        target={{ chargeBoxId: 'IPE-0001', connectorId: 2 }}
        state={{ ...openQr(), humanAnswer: 'passed', said: 'startSent' }}
        isOnline
        humanCheck={<StoryHuman isChecked onChange={fn()} />}
        onPress={fn()}
        onLooked={fn()}
      />
    ),
  },
}

/** Prose in a readable measure, without the pane. */
export const States: Story = {
  parameters: { visual: { width: 1024, height: 640 } },
  args: { layout: 'text', children: <p>{'Um parágrafo de um texto longo. '.repeat(40)}</p> },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 900 } },
}

export const WithFooter: Story = {
  tags: ['!screen'],
  args: { footer: <ShellFooter content={{ text: 'Rede Exemplo: energia renovável certificada.' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('energia renovável')
  },
}
