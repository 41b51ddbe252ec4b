import { type Scheme, theme } from '@corrente/themes'
import { logoColors } from '@corrente/themes/derive'
import { PublicPage, SignInForm } from '@corrente/ui/widgets/session'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { BrandCard } from '../showroom/BrandCard.tsx'
import { Heading, Quiet } from '../showroom/page.ts'
import { type LoadedStory, loadStory } from '../showroom/storyModules.ts'
import { TenantScope } from '../showroom/TenantScope.tsx'
import { WhenNear } from '../showroom/WhenNear.tsx'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import type { Derived } from './draftTenant.ts'
import { addressOf, Icons, Mails } from './ImageScreens.tsx'
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

/** A whole page: before and after stand below each other. */
const SIGN_IN = 'Sign-in'
const MAP = 'packages/ui/src/map/StatusMap/StatusMap.stories.tsx'
const LIST = 'packages/ui/src/table/DataTable/DataTable.stories.tsx'

const Screens = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const Sides = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) =>
    $isWide ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))'};
  gap: ${theme.space[3]};
`
const Side = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  margin: 0;
`
const Shown = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

interface PieceProps {
  derived: Derived
  scheme: Scheme
  globals: ShowroomGlobals
}

/** What each screen shows of one brand. */
function piecesOf({ derived, scheme, globals }: PieceProps): Readonly<Record<string, ReactNode>> {
  const { skin, id, name, images } = derived
  const tokens = derived.tokens[scheme]
  const onChrome = addressOf(images.logo, logoColors(skin, tokens['chrome-bg'], tokens['chrome-fg']))
  const scope = { tenant: 'move', scheme, globals, tokens, typeface: skin.typeface }
  const story = (path: string) => <StoryScreen path={path} scheme={scheme} language={globals.language} />
  const screens = SCREENS.map(({ title, path }) => [
    title,
    <TenantScope key={path} {...scope}>
      <Padded>{story(path)}</Padded>
    </TenantScope>,
  ])
  return {
    'In a glance': (
      <TenantScope {...scope}>
        <BrandCard tenant="move" scheme={scheme} logo={onChrome} />
      </TenantScope>
    ),
    Icon: <Icons skin={skin} favicon={images.favicon} name={name} />,
    'Shell and list': (
      <TenantScope {...scope}>
        <ShellScreen logoSrc={onChrome} tenantName={name}>
          {story(LIST)}
        </ShellScreen>
      </TenantScope>
    ),
    [SIGN_IN]: (
      <TenantScope {...scope}>
        <Half>
          <PublicPage
            logoSrc={onChrome}
            tenantName={name}
            figure={id}
            homeHref="/auth/login"
            privacyHref="/privacy-policy"
            termsHref="/terms-of-use"
          >
            <SignInForm onSubmit={() => undefined} recoverHref="/auth/recover" isHuman humanCheck={null} />
          </PublicPage>
        </Half>
      </TenantScope>
    ),
    'In a mail': <Mails skin={skin} logo={images.logo} name={name} />,
    ...Object.fromEntries(screens),
    // It is dear to draw, and reads its colours once: it comes when it is near, and anew for other colours.
    Map: (
      <WhenNear blockSize={520}>
        <TenantScope key={Object.values(tokens).join()} {...scope}>
          {story(MAP)}
        </TenantScope>
      </WhenNear>
    ),
  }
}

export interface LiveScreensProps {
  derived: Derived
  /** The tenant as it stands, where one is opened: it is shown beside. */
  before: Derived | undefined
  scheme: Scheme
  globals: ShowroomGlobals
}

/** Live pieces of the product under a palette that no build has yet, beside what it was. */
export function LiveScreens({ derived, before, scheme, globals }: LiveScreensProps) {
  const now = piecesOf({ derived, scheme, globals })
  const was = before && piecesOf({ derived: before, scheme, globals })
  return (
    <Screens>
      {Object.entries(now).map(([title, piece]) => (
        <Shown key={title} aria-label={title}>
          <Heading>{title}</Heading>
          <Sides $isWide={title === SIGN_IN}>
            {was ? (
              <Side>
                <figcaption>
                  <Quiet as="span">Before</Quiet>
                </figcaption>
                <Frame inert>{was[title]}</Frame>
              </Side>
            ) : null}
            <Side>
              {was ? (
                <figcaption>
                  <Quiet as="span">After</Quiet>
                </figcaption>
              ) : null}
              <Frame inert>{piece}</Frame>
            </Side>
          </Sides>
        </Shown>
      ))}
    </Screens>
  )
}
