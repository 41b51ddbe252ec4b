import { theme } from '@corrente/themes'
import type { Skin } from '@corrente/themes/contract'
import { iconColors, type LogoColors, logoColors } from '@corrente/themes/derive'
import { paintSvg } from '@corrente/themes/logos'
import styled from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
`
const Ground = styled.div`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: ${theme.space[4]};
  min-inline-size: 0;
  padding: ${theme.space[4]};
  background: var(--ground);
  color: var(--word);
  font-size: ${theme.font.size[13]};
`
const Mail = styled(Ground)`
  flex: none;
  display: grid;
  gap: ${theme.space[3]};
  inline-size: 320px;
  max-inline-size: 100%;

  img {
    justify-self: start;
    block-size: 32px;
    inline-size: auto;
  }
`

/** An image with its colours filled in, as an address. */
export const addressOf = (svg: string, colors: LogoColors): string =>
  `data:image/svg+xml,${encodeURIComponent(paintSvg(svg, colors))}`

/** What another program puts behind a picture, by day and by night, and how it writes on it. */
const GROUNDS = [
  ['#ffffff', '#1b1b1b'],
  ['#121212', '#f2f2f2'],
] as const

/** As a tab, a list of programs and a telephone show it. */
const SIZES = [16, 32, 64]

/** The icon in its sizes, on grounds that no token chooses. */
export function Icons({ skin, favicon, name }: { skin: Skin; favicon: string; name: string }) {
  const src = addressOf(favicon, iconColors(skin))
  return (
    <Row>
      {GROUNDS.map(([ground, word]) => (
        <Ground key={ground} style={{ '--ground': ground, '--word': word }}>
          {SIZES.map((size) => (
            <img key={size} src={src} alt={`${name}, ${size} px`} width={size} height={size} />
          ))}
        </Ground>
      ))}
    </Row>
  )
}

/** The logo as a mail shows it: small, on a ground that no token chooses. */
export function Mails({ skin, logo, name }: { skin: Skin; logo: string; name: string }) {
  return (
    <Row>
      {GROUNDS.map(([ground, word]) => (
        <Mail key={ground} style={{ '--ground': ground, '--word': word }}>
          <img src={addressOf(logo, logoColors(skin, ground, word))} alt={name} height={32} />
          <span>Seu comprovante de recarga</span>
        </Mail>
      ))}
    </Row>
  )
}
