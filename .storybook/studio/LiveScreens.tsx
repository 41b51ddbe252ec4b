import { type Scheme, theme } from '@corrente/themes'
import { type LogoColors, logoColors } from '@corrente/themes/derive'
import { paintSvg } from '@corrente/themes/logos'
import { PublicPage, SignInForm } from '@corrente/ui/widgets/session'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { BrandCard } from '../showroom/BrandCard.tsx'
import { Heading, Quiet } from '../showroom/page.ts'
import { type LoadedStory, loadStory } from '../showroom/storyModules.ts'
import { TenantScope } from '../showroom/TenantScope.tsx'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import type { Derived } from './draftTenant.ts'
import { ShellScreen } from './ShellScreen.tsx'

/** Screens of the product that show most of a palette, from their own stories. */
const SCREENS = [
  { title: 'Home', path: 'packages/ui/src/widgets/home/HomeIndicators/HomeIndicators.stories.tsx' },
  {
    title: 'Form',
    path: 'packages/ui/src/widgets/session/ChangePasswordForm/ChangePasswordForm.stories.tsx',
  },
  { title: 'Chart', path: 'packages/ui/src/charts/LineChart/LineChart.stories.tsx' },
] as const

const LIST = 'packages/ui/src/table/DataTable/DataTable.stories.tsx'

const Screens = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const Shown = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const Frame = styled.div`
  border: 1px solid ${theme.border.default};
  border-radius: 8px;
  overflow: clip;
`
const Padded = styled.div`
  padding: ${theme.space[4]};
`
/** A whole page in half its size. */
const Half = styled.div`
  block-size: 420px;
  overflow: clip;

  > * {
    zoom: 0.6;
  }
`

const Mail = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  inline-size: 320px;
  max-inline-size: 100%;
  padding: ${theme.space[4]};
  background: var(--ground);
  color: var(--word);
  font-size: ${theme.font.size[13]};

  img {
    justify-self: start;
    block-size: 32px;
    inline-size: auto;
  }
`
const Mails = styled.div`
  display: flex;
  flex-wrap: wrap;
`

interface ScreenProps {
  title: string
  children: ReactNode
}

const Screen = ({ title, children }: ScreenProps) => (
  <Shown aria-label={title}>
    <Heading>{title}</Heading>
    <Frame inert>{children}</Frame>
  </Shown>
)

/** The default story of a file as a component; undefined until it is loaded, a message when it cannot be. */
function useStory(path: string): LoadedStory | string | undefined {
  const [loaded, setLoaded] = useState<LoadedStory | string>()
  useEffect(() => {
    let isWanted = true
    loadStory({ path, exportName: 'Default' }).then(
      (story) => isWanted && setLoaded(story),
      (cause: unknown) => isWanted && setLoaded(cause instanceof Error ? cause.message : String(cause)),
    )
    return () => {
      isWanted = false
    }
  }, [path])
  return loaded
}

function StoryScreen({ path, scheme, language }: { path: string; scheme: Scheme; language: string }) {
  const story = useStory(path)
  if (story === undefined || typeof story === 'string') return <Quiet>{story ?? '…'}</Quiet>
  const Story = story.of('move', scheme, language)
  return <Story />
}

/** A logo with its colours filled in, as an address for an image. */
const addressOf = (logo: string, colors: LogoColors): string =>
  `data:image/svg+xml,${encodeURIComponent(paintSvg(logo, colors))}`

/** What a mail program puts behind a picture, by day and by night, and how it writes on it. */
const MAIL_GROUNDS = [
  ['#ffffff', '#1b1b1b'],
  ['#121212', '#f2f2f2'],
] as const

/** The logo as a mail shows it: small, on a ground that no token chooses. */
function MailCrops({ derived: { skin, tenant, logo } }: { derived: Derived }) {
  return MAIL_GROUNDS.map(([ground, word]) => (
    <Mail key={ground} style={{ '--ground': ground, '--word': word }}>
      <img src={addressOf(logo, logoColors(skin, ground, word))} alt={tenant.name} height={32} />
      <span>Seu comprovante de recarga</span>
    </Mail>
  ))
}

export interface LiveScreensProps {
  derived: Derived
  scheme: Scheme
  globals: ShowroomGlobals
}

/** Live pieces of the product under a palette that no build has yet. */
export function LiveScreens({ derived, scheme, globals }: LiveScreensProps) {
  const { skin, tenant, logo } = derived
  const tokens = derived.tokens[scheme]
  const onChrome = addressOf(logo, logoColors(skin, tokens['chrome-bg'], tokens['chrome-fg']))
  const scope = { tenant: 'move', scheme, globals, tokens }
  return (
    <Screens>
      <Screen title="In a glance">
        <TenantScope {...scope}>
          <BrandCard tenant="move" scheme={scheme} logo={onChrome} />
        </TenantScope>
      </Screen>
      <Screen title="Shell and list">
        <TenantScope {...scope}>
          <ShellScreen logoSrc={onChrome} tenantName={tenant.name}>
            <StoryScreen path={LIST} scheme={scheme} language={globals.language} />
          </ShellScreen>
        </TenantScope>
      </Screen>
      <Screen title="Sign-in">
        <TenantScope {...scope}>
          <Half>
            <PublicPage
              logoSrc={onChrome}
              tenantName={tenant.name}
              figure={tenant.id}
              homeHref="/auth/login"
              privacyHref="/privacy-policy"
              termsHref="/terms-of-use"
            >
              <SignInForm onSubmit={() => undefined} recoverHref="/auth/recover" isHuman humanCheck={null} />
            </PublicPage>
          </Half>
        </TenantScope>
      </Screen>
      <Screen title="In a mail">
        <Mails>
          <MailCrops derived={derived} />
        </Mails>
      </Screen>
      {SCREENS.map(({ title, path }) => (
        <Screen key={path} title={title}>
          <TenantScope {...scope}>
            <Padded>
              <StoryScreen path={path} scheme={scheme} language={globals.language} />
            </Padded>
          </TenantScope>
        </Screen>
      ))}
    </Screens>
  )
}
