/// <reference types="@corrente/themes/virtual" />
import { tenantFile } from 'virtual:corrente/tenants'
import { type Scheme, STATUS_TOKENS, TONES, theme } from '@corrente/themes'
import { Badge, Button, StatusMark, TextLink } from '@corrente/ui/primitives'
import styled from 'styled-components'

const Root = styled.div`
  display: grid;
  min-inline-size: 0;
`
const Chrome = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 56px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.chrome.border};
  background: ${theme.chrome.bg};
  color: ${theme.chrome.fg};

  img {
    block-size: 28px;
    inline-size: auto;
    max-inline-size: 60%;
    object-fit: contain;
  }
`
const Tab = styled.span`
  margin-inline-start: auto;
  padding: 4px 10px;
  border-radius: ${theme.radius.control};
  background: ${theme.chrome.selectedBg};
  color: ${theme.chrome.selectedFg};
  font-size: ${theme.font.size[12]};
`
const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin: ${theme.space[3]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  box-shadow: ${theme.shadow.raised};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[12]};
`
const Plot = styled.svg`
  inline-size: 100%;
  block-size: 56px;
  overflow: visible;
`
const Bar = styled.rect`
  fill: var(--series);
`

/** Heights of the six bars, 0-1: a made-up week that shows every series. */
const BARS = [0.55, 0.9, 0.7, 0.4, 0.8, 0.6]

export interface BrandCardProps {
  /** Whose logo. */
  tenant: string
  scheme: Scheme
  /** Address of a logo in its place: one that is not built yet. */
  logo?: string
}

/** A tenant in one glance: logo on chrome, a row of buttons, the tones, the four statuses, the six series. A picture: nothing in it acts. */
export function BrandCard({ tenant, scheme, logo }: BrandCardProps) {
  const src = logo ?? tenantFile(tenant, scheme === 'dark' ? 'logo-dark.svg' : 'logo.svg')
  return (
    <Root inert>
      <Chrome>
        <img src={src} alt="" loading="lazy" />
        <Tab>Mapa</Tab>
      </Chrome>
      <Body>
        <Row>
          <Button size="small" tone="brand">
            Salvar
          </Button>
          <Button size="small">Cancelar</Button>
          <Button size="small" tone="danger">
            Excluir
          </Button>
          <TextLink href="/">Detalhes</TextLink>
        </Row>
        <Row>
          {STATUS_TOKENS.map((status) => (
            <StatusMark key={status} status={status} label={STATUS_LABELS[status]} size="small" />
          ))}
        </Row>
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Plot viewBox="0 0 240 56" preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" x2="240" y1="55.5" y2="55.5" stroke={theme.chart.axis} strokeWidth="1" />
          <line x1="0" x2="240" y1="20" y2="20" stroke={theme.chart.grid} strokeWidth="1" />
          {BARS.map((height, index) => (
            <Bar
              key={height}
              x={index * 40 + 6}
              y={55 - height * 55}
              width={28}
              height={height * 55}
              style={{ '--series': theme.chart.series[index] }}
            />
          ))}
        </Plot>
      </Body>
    </Root>
  )
}

const STATUS_LABELS = {
  available: 'Livre',
  busy: 'Em uso',
  maintenance: 'Manutenção',
  unavailable: 'Fora',
} as const
