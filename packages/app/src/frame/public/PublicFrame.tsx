import { pathOf } from '@corrente/domain/routing'
import { type PublicLayout, PublicPage } from '@corrente/ui/widgets/session'
import { LanguageChoice, ShellFooter } from '@corrente/ui/widgets/shell'
import type { ReactNode } from 'react'
import { CookieNotice } from '../../features/consent.tsx'
import { useSession } from '../../kit/access/index.ts'
import { useAppearance, usePorts } from '../../ports/index.ts'

export interface PublicFrameProps {
  /** How the content is laid out. */
  readonly layout: PublicLayout
  /** The legal page that is shown, which does not link to itself. */
  readonly current?: 'privacy-policy' | 'terms-of-use' | 'accessibility'
  readonly children: ReactNode
}

/** The frame of the public pages: the tenant's brand, the choice of language, the legal links, the cookie notice. */
export function PublicFrame({ layout, current, children }: PublicFrameProps) {
  const { tenant } = usePorts()
  const { languageChoice, chooseLanguage, scheme } = useAppearance()
  const session = useSession()
  return (
    <PublicPage
      layout={layout}
      logoSrc={tenant.logo('chrome', scheme)}
      tenantName={tenant.settings.name}
      figure={tenant.settings.id}
      homeHref={session ? pathOf('home') : pathOf('login')}
      language={
        <LanguageChoice
          value={languageChoice}
          onChange={(next) => void chooseLanguage(next).catch(() => undefined)}
        />
      }
      privacyHref={current === 'privacy-policy' ? undefined : pathOf('privacy-policy')}
      termsHref={current === 'terms-of-use' ? undefined : pathOf('terms-of-use')}
      accessibilityHref={current === 'accessibility' ? undefined : pathOf('accessibility')}
      notice={<CookieNotice />}
      footer={<ShellFooter content={tenant.settings.footer} />}
    >
      {children}
    </PublicPage>
  )
}
