import { COLOR_TOKENS, type Scheme, theme } from '@corrente/themes'
import { VISIONS, type Vision } from '@corrente/themes/contract'
import { type Measures, simulate, type Tokens } from '@corrente/themes/derive'
import { useMemo } from 'react'
import styled from 'styled-components'
import { readGlobals } from '../toolbar/globals.ts'
import { BrandCard } from './BrandCard.tsx'
import { Code, Heading, Lead, Quiet, Section, TableBox } from './page.ts'
import { TenantScope } from './TenantScope.tsx'

const WHO: Record<Vision, string> = {
  normal: 'Ordinary colour vision',
  protanopia: 'Protanopia: no long cones, red fades',
  deuteranopia: 'Deuteranopia: no middle cones, the most frequent',
  tritanopia: 'Tritanopia: no short cones, blue fades',
}

const Eyes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${theme.space[4]};
`
const Eye = styled.figure`
  display: grid;
  gap: ${theme.space[1]};
  min-inline-size: 0;
`
const Chips = styled.span`
  display: flex;
  gap: 2px;
`
const Chip = styled.span`
  inline-size: 28px;
  block-size: 20px;
  background: var(--swatch);
`

/** A palette as another eye sees it: `#rrggbb` values through the simulation, shadows and lengths as they are. */
function seenTokens(tokens: Tokens, vision: Vision): Partial<Tokens> {
  return Object.fromEntries(
    COLOR_TOKENS.filter((token) => tokens[token].length === 7).map((token) => [
      token,
      simulate(tokens[token], vision),
    ]),
  )
}

export interface VisionsProps {
  tenant: string
  scheme: Scheme
  tokens: Tokens
  measures: Measures
}

/** The brand's card and every set that must be told apart, as four kinds of eyes see them. */
export function Visions({ tenant, scheme, tokens, measures }: VisionsProps) {
  const seen = useMemo(
    () => VISIONS.map((vision) => ({ vision, tokens: seenTokens(tokens, vision) })),
    [tokens],
  )
  return (
    <Section>
      <Heading>As others see it</Heading>
      <Lead>
        The same card with every token as that eye receives it (Machado, Oliveira and Fernandes 2009, whole
        strength). The logo is an image and stays as it is. Below, the sets that must be told apart and the
        nearest two of each.
      </Lead>
      <Eyes>
        {seen.map(({ vision, tokens: own }) => (
          <Eye key={vision}>
            <figcaption>{WHO[vision]}</figcaption>
            <TenantScope tenant={tenant} scheme={scheme} globals={readGlobals({})} tokens={own}>
              <BrandCard tenant={tenant} scheme={scheme} />
            </TenantScope>
          </Eye>
        ))}
      </Eyes>
      <TableBox>
        <table>
          <thead>
            <tr>
              <th scope="col">Set</th>
              {VISIONS.map((vision) => (
                <th key={vision} scope="col">
                  {vision}
                </th>
              ))}
              <th scope="col" className="number">
                Least
              </th>
            </tr>
          </thead>
          <tbody>
            {measures.sets.map(({ name, tokens: set, least, min }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {VISIONS.map((vision) => (
                  <td key={vision}>
                    <Chips>
                      {set.map((token) => (
                        <Chip
                          key={token}
                          style={{ '--swatch': simulate(tokens[token], vision) }}
                          title={token}
                        />
                      ))}
                    </Chips>
                    <Quiet>
                      {least[vision].found.toFixed(3)} <Code>{least[vision].one}</Code> /{' '}
                      <Code>{least[vision].other}</Code>
                    </Quiet>
                  </td>
                ))}
                <td className="number">{min}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Section>
  )
}
