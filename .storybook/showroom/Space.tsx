import { theme } from '@corrente/themes'
import { GRID_COLUMNS } from '@corrente/ui/layout'
import { Button } from '@corrente/ui/primitives'
import styled from 'styled-components'
import { Code, Head, Heading, Lead, Page, Quiet, Section, TableBox, Title } from './page.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[6]};
`
const Item = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`
const Length = styled.span`
  inline-size: var(--length);
  block-size: 24px;
  background: ${theme.brand.mark};
`
const Corner = styled.span`
  inline-size: 96px;
  block-size: 64px;
  border: 1px solid ${theme.border.strong};
  border-radius: var(--radius);
  background: ${theme.bg.surface};
`
const Lifted = styled.span`
  inline-size: 160px;
  block-size: 80px;
  border-radius: ${theme.radius.l};
  background: ${theme.bg.raised};
  box-shadow: var(--shadow);
`

const RAW = [
  ['Motion', theme.duration, 'How long a change takes; none at all where motion is unwanted.'],
  ['Breakpoints, px', theme.breakpoint, 'Widths from which a layout applies.'],
  ['Layers', theme.z, 'What stands above what.'],
] as const

/** Distances, corners, heights, shadows and the plain numbers, from the handle, in the toolbar's tenant and density. */
export function Space() {
  return (
    <Page>
      <Head>
        <Title>Space</Title>
        <Lead>
          The base unit is 4 px; content stands in {GRID_COLUMNS} columns with gaps of 8, 16 or 24. Distances
          are the same in every tenant; corners and the heights of controls are the tenant’s own.
        </Lead>
      </Head>
      <Section>
        <Heading>Distances</Heading>
        <Row>
          {Object.entries(theme.space).map(([name, value]) => (
            <Item key={name}>
              <Length style={{ '--length': value }} />
              <Code>space[{name}]</Code>
              <Quiet>{value}</Quiet>
            </Item>
          ))}
        </Row>
      </Section>
      <Section>
        <Heading>Corners</Heading>
        <Row>
          {Object.entries(theme.radius).map(([name, value]) => (
            <Item key={name}>
              <Corner style={{ '--radius': value }} />
              <Code>radius.{name}</Code>
            </Item>
          ))}
        </Row>
      </Section>
      <Section>
        <Heading>Heights of controls</Heading>
        <Row>
          <Item>
            <Button>size.control</Button>
            <Quiet>the tenant’s density</Quiet>
          </Item>
          <Item>
            <Button size="small">size.controlSmall</Button>
            <Quiet>never below 24 px</Quiet>
          </Item>
        </Row>
      </Section>
      <Section>
        <Heading>Shadows</Heading>
        <Row>
          {Object.entries(theme.shadow).map(([name, value]) => (
            <Item key={name}>
              <Lifted style={{ '--shadow': value }} />
              <Code>shadow.{name}</Code>
            </Item>
          ))}
        </Row>
      </Section>
      <Section>
        <Heading>Plain numbers</Heading>
        <TableBox>
          <table>
            <tbody>
              {RAW.map(([title, values, about]) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>
                    {Object.entries(values)
                      .map(([name, value]) => `${name} ${value}`)
                      .join(' · ')}
                  </td>
                  <td>{about}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </Section>
    </Page>
  )
}
