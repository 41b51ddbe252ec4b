import { SCHEMES, theme } from '@corrente/themes'
import { logoColors } from '@corrente/themes/derive'
import { paintSvg } from '@corrente/themes/logos'
import styled from 'styled-components'
import { Quiet } from '../showroom/page.ts'
import type { Derived } from './draftTenant.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[3]};
`
const Side = styled.figure`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;

  img {
    inline-size: 100%;
    block-size: 120px;
    padding: ${theme.space[4]};
    border: 1px solid ${theme.border.default};
    border-radius: ${theme.radius.m};
    object-fit: contain;
  }
`

/** An image needs the namespace that a file may leave out. */
const address = (svg: string) => {
  const named = /<svg\b[^>]*\sxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(named)}`
}

/** The logo as it was given, and as the tenant shows it on a page, by day and by night. */
export function GivenTaken({ given, derived }: { given: string; derived: Derived }) {
  return (
    <Pair>
      <Side>
        <img src={address(given)} alt="The logo as it was given" style={{ background: '#ffffff' }} />
        <figcaption>
          <Quiet as="span">Given</Quiet>
        </figcaption>
      </Side>
      {SCHEMES.map((scheme) => {
        const tokens = derived.tokens[scheme]
        const ground = tokens['bg-surface']
        const painted = paintSvg(derived.images.logo, logoColors(derived.skin, ground, tokens['fg-default']))
        return (
          <Side key={scheme}>
            <img
              src={address(painted)}
              alt={`The logo as it is taken, ${scheme}`}
              style={{ background: ground }}
            />
            <figcaption>
              <Quiet as="span">Taken, {scheme}</Quiet>
            </figcaption>
          </Side>
        )
      })}
    </Pair>
  )
}
