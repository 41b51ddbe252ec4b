import { Badge } from '@corrente/ui/primitives'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { chooseTenant } from './chooseTenant.ts'
import { Code, Heading, Lead, Quiet, Section, Swatch, TableBox } from './page.ts'
import { judge, PALETTES, type Verdict } from './palettes.ts'
import { tenantOf } from './tenants.ts'

/** Palettes that are judged between two frames. */
const BATCH = 12

let known: readonly Verdict[] = []

/** The verdicts on all palettes, as far as they are there; a few hundred take a second or two, in small steps. */
function useVerdicts(): readonly Verdict[] {
  const [verdicts, setVerdicts] = useState(known)
  useEffect(() => {
    if (known.length === PALETTES.length) return
    let timer = 0
    const step = () => {
      const next = PALETTES.slice(known.length, known.length + BATCH)
      known = [...known, ...next.map(({ tenant, scheme }) => judge(tenant, scheme))]
      setVerdicts(known)
      if (known.length < PALETTES.length) timer = window.setTimeout(step)
    }
    timer = window.setTimeout(step)
    return () => window.clearTimeout(timer)
  }, [])
  return verdicts
}

const Name = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 24px;
  text-decoration: underline;
  text-underline-offset: 3px;
`

const percent = (margin: number): string => `${(margin * 100).toFixed(1)} %`
const worst = ({ contrast, distance }: Verdict): number => Math.min(contrast.margin, distance.margin)

/** All palettes, the one with the least room first. */
export function AuditRanking() {
  const verdicts = useVerdicts()
  const isDone = verdicts.length === PALETTES.length
  const misses = verdicts.reduce((sum, verdict) => sum + verdict.misses, 0)
  return (
    <Section>
      <Heading>All tenants, the least room first</Heading>
      <Lead>
        A margin of nothing is no fault: the palette is solved to hold exactly what it promises and to stay as
        near to the brand as it can.
      </Lead>
      <Quiet role="status">
        {isDone
          ? `${PALETTES.length} palettes, ${misses === 0 ? 'no miss' : `${misses} misses`}`
          : `${verdicts.length} of ${PALETTES.length} palettes measured`}
      </Quiet>
      {isDone ? (
        <TableBox>
          <table>
            <thead>
              <tr>
                <th scope="col">Tenant</th>
                <th scope="col">Scheme</th>
                <th scope="col">Narrowest contrast</th>
                <th scope="col" className="number">
                  Margin
                </th>
                <th scope="col">Nearest colours</th>
                <th scope="col" className="number">
                  Margin
                </th>
                <th scope="col">Verdict</th>
              </tr>
            </thead>
            <tbody>
              {verdicts
                .toSorted((one, other) => other.misses - one.misses || worst(one) - worst(other))
                .map(({ tenant, scheme, contrast, distance, misses: own }) => (
                  <tr key={`${tenant} ${scheme}`}>
                    <td>
                      <Name type="button" onClick={() => chooseTenant(tenant)}>
                        <Swatch style={{ '--swatch': tenantOf(tenant).brand }} />
                        {tenantOf(tenant).name}
                      </Name>
                    </td>
                    <td>{scheme}</td>
                    <td>
                      <Code>{contrast.what}</Code>{' '}
                      <Quiet as="span">
                        {contrast.found.toFixed(2)} of {contrast.wanted}
                      </Quiet>
                    </td>
                    <td className="number">{percent(contrast.margin)}</td>
                    <td>
                      <Code>{distance.what}</Code>{' '}
                      <Quiet as="span">
                        {distance.found.toFixed(3)} of {distance.wanted}
                      </Quiet>
                    </td>
                    <td className="number">{percent(distance.margin)}</td>
                    <td>
                      <Badge tone={own > 0 ? 'danger' : 'success'}>
                        {own > 0 ? `${own} missed` : 'holds'}
                      </Badge>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </TableBox>
      ) : null}
    </Section>
  )
}
