import { theme } from '@corrente/themes'
import { type Measures, measure } from '@corrente/themes/derive'
import { SegmentedControl } from '@corrente/ui/forms'
import { Badge } from '@corrente/ui/primitives'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { AuditRanking } from './AuditRanking.tsx'
import { Code, Filters, Head, Heading, Lead, Page, Quiet, Section, TableBox, Title, Wide } from './page.ts'
import { paintedTokens } from './palettes.ts'
import { tenantOf } from './tenants.ts'
import { Visions } from './Visions.tsx'

/** The pair as the page paints it: text for what must be read, a mark for what must be seen. */
const Sample = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 4px 12px;
  border: 1px solid ${theme.border.default};
  border-radius: 6px;
  background: var(--back);
  color: var(--front);
  white-space: nowrap;
`
const Mark = styled.span`
  inline-size: 28px;
  block-size: 12px;
  border-radius: 3px;
  background: currentcolor;
`

const KINDS = ['narrowest', 'text', 'graphics', 'all'] as const
type Kind = (typeof KINDS)[number]

/** The pairs of a kind, the narrowest margin first. */
function pairsOf({ pairs }: Measures, kind: Kind) {
  const sorted = pairs.toSorted((one, other) => one.found / one.min - other.found / other.min)
  if (kind === 'text') return sorted.filter(({ min }) => min === 4.5)
  if (kind === 'graphics') return sorted.filter(({ min }) => min === 3)
  return kind === 'narrowest' ? sorted.slice(0, 24) : sorted
}

export interface AuditProps {
  globals: ShowroomGlobals
}

/** Every promise of the palette, measured on what the toolbar's tenant really paints; then all tenants, the tightest first. */
export function Audit({ globals: { tenant, scheme } }: AuditProps) {
  const [kind, setKind] = useState<Kind>('narrowest')
  const { name, about } = tenantOf(tenant)
  const tokens = useMemo(() => paintedTokens(tenant, scheme), [tenant, scheme])
  const measures = useMemo(() => measure(tokens), [tokens])
  const shown = useMemo(() => pairsOf(measures, kind), [measures, kind])
  return (
    <Page>
      <Head>
        <Title>Audit: {name}</Title>
        <Lead>
          {about} Everything below is measured on the colours that the page gets, in the {scheme} scheme: text
          at 4.5 to 1, marks and edges at 3 to 1 (WCAG 2.2), statuses and series apart for every eye.
        </Lead>
      </Head>
      <Section>
        <Heading>Contrast</Heading>
        <Filters>
          <Wide>
            <SegmentedControl
              label="Which pairs"
              isLabelHidden
              options={KINDS.map((value) => ({ value, label: value }))}
              value={kind}
              onChange={setKind}
            />
          </Wide>
        </Filters>
        <Quiet role="status">
          {shown.length} of {measures.pairs.length} pairs, the narrowest first
        </Quiet>
        <TableBox>
          <table>
            <thead>
              <tr>
                <th scope="col">Looks like</th>
                <th scope="col">In front</th>
                <th scope="col">Behind</th>
                <th scope="col" className="number">
                  Ratio
                </th>
                <th scope="col" className="number">
                  Least
                </th>
                <th scope="col" className="number">
                  Margin
                </th>
                <th scope="col">Verdict</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ front, back, found, min }) => (
                <tr key={`${front} ${back}`}>
                  <td>
                    <Sample style={{ '--front': tokens[front], '--back': tokens[back] }}>
                      {min === 4.5 ? 'Recarga 42 kWh' : <Mark />}
                    </Sample>
                  </td>
                  <td>
                    <Code>{front}</Code> <Quiet as="span">{tokens[front]}</Quiet>
                  </td>
                  <td>
                    <Code>{back}</Code> <Quiet as="span">{tokens[back]}</Quiet>
                  </td>
                  <td className="number">{found.toFixed(2)}</td>
                  <td className="number">{min}</td>
                  <td className="number">{Math.round((found / min - 1) * 100)} %</td>
                  <td>
                    <Badge tone={found < min ? 'danger' : 'success'}>
                      {found < min ? 'misses' : 'holds'}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </Section>
      <Visions tenant={tenant} scheme={scheme} tokens={tokens} measures={measures} />
      <AuditRanking />
    </Page>
  )
}
