import { COLOR_TOKENS, type ColorToken, SCHEMES, STATUS_TOKENS, TONES, theme } from '@corrente/themes'
import { swatchOf, type Tokens } from '@corrente/themes/derive'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { Code, Head, Heading, Lead, Page, Quiet, Section, Title } from './page.ts'
import { paintedTokens } from './palettes.ts'
import { TenantScope } from './TenantScope.tsx'
import { tenantOf } from './tenants.ts'

const begins = (start: string) => COLOR_TOKENS.filter((token) => token.startsWith(`${start}-`))

/** What each family is for: the words that a designer asks for. */
const FAMILIES: readonly { title: string; about: string; tokens: readonly ColorToken[] }[] = [
  {
    title: 'Grounds',
    about: 'What everything stands on, from the page to a pressed row.',
    tokens: begins('bg'),
  },
  {
    title: 'Ink and edges',
    about: 'Text, its quieter voice, borders, the ring of the focus.',
    tokens: [...begins('fg'), ...begins('border'), 'focus-ring'],
  },
  { title: 'Brand', about: 'Identity and the one main action; never a state.', tokens: begins('brand') },
  {
    title: 'Chrome',
    about: 'Header and sidebar: like the page, nearly black, or the brand’s own.',
    tokens: begins('chrome'),
  },
  ...TONES.map((tone) => ({
    title: `Tone: ${tone}`,
    about: 'Text, ground and edge of a message; the filled control and what stands on it.',
    tokens: begins(tone),
  })),
  ...STATUS_TOKENS.map((status) => ({
    title: `Status: ${status}`,
    about: 'A station on the map and in a list. The hue is the same in every tenant.',
    tokens: begins(`status-${status}`).concat(`status-${status}`),
  })),
  {
    title: 'Charts',
    about: 'Six series that every eye tells apart; grid and axis.',
    tokens: begins('chart'),
  },
  { title: 'Map', about: 'Water, land, borders and names below the stations.', tokens: begins('map') },
]

const Schemes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${theme.space[3]};
`
const Ramp = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
`
const Step = styled.li`
  display: grid;
  flex: 1 1 108px;
  gap: 2px;
  min-inline-size: 96px;
  max-inline-size: 180px;
`
const Patch = styled.span`
  block-size: 48px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: var(--swatch);
`

/** `L 52 C 0.09 H 195`: lightness in percent, chroma, degrees. */
function oklch(value: string): string {
  if (value.length !== 7) return 'with transparency'
  const { l, c, h } = swatchOf(value).lch
  return `L ${Math.round(l * 100)} C ${c.toFixed(2)}${c < 0.02 ? '' : ` H ${Math.round(h)}`}`
}

interface RampOfProps {
  tokens: Tokens
  names: readonly ColorToken[]
}

function RampOf({ tokens, names }: RampOfProps) {
  return (
    <Ramp role="list">
      {names.map((name) => (
        <Step key={name}>
          <Patch style={{ '--swatch': tokens[name] }} />
          <Code>{name}</Code>
          <Quiet>{tokens[name]}</Quiet>
          <Quiet>{oklch(tokens[name])}</Quiet>
        </Step>
      ))}
    </Ramp>
  )
}

export interface ColourProps {
  globals: ShowroomGlobals
}

/** Every colour by family, both schemes side by side, with lightness, chroma and hue. */
export function Colour({ globals }: ColourProps) {
  const { tenant } = globals
  const palettes = useMemo(
    () => SCHEMES.map((scheme) => ({ scheme, tokens: paintedTokens(tenant, scheme) })),
    [tenant],
  )
  return (
    <Page>
      <Head>
        <Title>Colour</Title>
        <Lead>
          {tenantOf(tenant).name}, light and dark. All of it is solved from a handful of words in{' '}
          <Code>skin.json</Code>; lightness is OKLCH’s, so that equal steps look equal.
        </Lead>
      </Head>
      {FAMILIES.map(({ title, about, tokens: names }) => (
        <Section key={title}>
          <Heading>{title}</Heading>
          <Lead>{about}</Lead>
          <Schemes>
            {palettes.map(({ scheme, tokens }) => (
              <TenantScope key={scheme} tenant={tenant} scheme={scheme} globals={globals}>
                <RampOf tokens={tokens} names={names} />
              </TenantScope>
            ))}
          </Schemes>
        </Section>
      ))}
    </Page>
  )
}
