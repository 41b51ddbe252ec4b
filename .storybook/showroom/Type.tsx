import { theme } from '@corrente/themes'
import { TYPEFACES } from '@corrente/themes/contract'
import { familyCss } from '@corrente/themes/derive'
import styled from 'styled-components'
import { Code, Head, Heading, Lead, Page, Quiet, Section, Title } from './page.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
`
const Sample = styled.p`
  font-family: var(--family);
  font-size: var(--size);
  font-weight: var(--weight);
  line-height: var(--line);
`
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};

  pre {
    margin: 0;
    font-family: inherit;
    text-align: end;
  }
`
const Tabular = styled.pre`
  font-variant-numeric: tabular-nums;
`

const USES: Readonly<Record<string, string>> = {
  12: 'captions, badges, units',
  13: 'tables, hints, controls in rows',
  14: 'body and controls',
  16: 'titles of panels',
  20: 'titles of pages on a phone',
  24: 'titles of pages',
  32: 'figures of indicators',
}

const NUMBERS = '1.111,11\n8.888,88\n20.470,05'

const sample = (size: string, weight: string, line: string, family: string = theme.font.family) => ({
  '--size': size,
  '--weight': weight,
  '--line': line,
  '--family': family,
})

/** The scale of type, from the handle. */
export function Type() {
  const { size, weight, line, mono } = theme.font
  return (
    <Page>
      <Head>
        <Title>Type</Title>
        <Lead>
          One variable typeface, Inter, or the one that a brand names, bundled: no request to another host.
          Seven sizes, four weights, two line heights; figures of one width in tables, cards and charts.
        </Lead>
      </Head>
      <Section>
        <Heading>Sizes</Heading>
        {Object.entries(size).map(([name, value]) => (
          <Line key={name}>
            <div>
              <Code>font.size[{name}]</Code>
              <Quiet>{USES[name]}</Quiet>
            </div>
            <Sample style={sample(value, weight.normal, line.normal)}>
              Estação Paulista 01: 42,7 kWh em 38 min
            </Sample>
          </Line>
        ))}
      </Section>
      <Section>
        <Heading>Typefaces that a brand may name</Heading>
        {TYPEFACES.map((typeface) => (
          <Line key={typeface}>
            <Code>{typeface}</Code>
            <Sample style={sample(size[16], weight.normal, line.normal, familyCss(typeface))}>
              Estação Paulista 01: 42,7 kWh em 38 min, <b>R$ 1.580,40</b>
            </Sample>
          </Line>
        ))}
      </Section>
      <Section>
        <Heading>Weights</Heading>
        {Object.entries(weight).map(([name, value]) => (
          <Line key={name}>
            <Code>
              {name} {value}
            </Code>
            <Sample style={sample(size[16], value, line.normal)}>Recarga concluída sem interrupção</Sample>
          </Line>
        ))}
      </Section>
      <Section>
        <Heading>Line heights</Heading>
        {Object.entries(line).map(([name, value]) => (
          <Line key={name}>
            <Code>
              {name} {value}
            </Code>
            <Sample style={sample(size[14], weight.normal, value)}>
              Os conectores desta estação estão em manutenção desde ontem.
              <br />
              As próximas recargas começam quando o técnico liberar o local.
            </Sample>
          </Line>
        ))}
      </Section>
      <Section>
        <Heading>Figures and codes</Heading>
        <Figures>
          <div>
            <Quiet>Figures of one width: decimals line up</Quiet>
            <Tabular>{NUMBERS}</Tabular>
          </div>
          <div>
            <Quiet>Figures as in running text</Quiet>
            <pre>{NUMBERS}</pre>
          </div>
          <div>
            <Quiet>
              <Code>font.mono</Code>: identifiers that are read letter by letter
            </Quiet>
            <Sample style={sample(size[14], weight.normal, line.normal, mono)}>A4:CF:12:0B:9E:77</Sample>
          </div>
        </Figures>
      </Section>
    </Page>
  )
}
