import type { Scheme } from '@corrente/themes'
import { Badge } from '@corrente/ui/primitives'
import { Code, Heading, Lead, Section, Swatch, TableBox } from '../showroom/page.ts'
import { contrastMargins, distanceMargins } from '../showroom/palettes.ts'
import type { Derived } from './draftTenant.ts'
import { sentence } from './words.ts'

export interface ChangesProps {
  derived: Derived
  scheme: Scheme
}

/** The audit of a palette, and what became of each colour that was asked for, with the reason. */
export function Changes({ derived, scheme }: ChangesProps) {
  const measures = derived.measures[scheme]
  const margins = [...contrastMargins(measures), ...distanceMargins(measures)]
  const missed = [...margins.filter(({ margin }) => margin < 0), ...derived.logoMisses[scheme]]
  return (
    <>
      <Section>
        <Heading>Audit, {scheme}</Heading>
        <p role="status">
          <Badge tone={missed.length === 0 ? 'success' : 'danger'}>
            {missed.length === 0
              ? `All ${margins.length} promises hold, and the logo is seen`
              : `${missed.length} promises missed`}
          </Badge>
        </p>
        {missed.map(({ what, found, wanted }) => (
          <Lead key={what}>
            <Code>{what}</Code>: {found.toFixed(2)} where {wanted} is the least.
          </Lead>
        ))}
      </Section>
      <Section>
        <Heading>What was changed, and why</Heading>
        <TableBox>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Asked for</th>
                <th scope="col">Got</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {derived.explanation[scheme].map((one) => (
                <tr key={one.token}>
                  <td>
                    <Code>{one.token}</Code>
                  </td>
                  {[one.wanted, one.got].map((color, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two cells, always in this order
                    <td key={index}>
                      <Swatch style={{ '--swatch': color, verticalAlign: 'middle' }} /> <Code>{color}</Code>
                    </td>
                  ))}
                  <td>{sentence(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </Section>
    </>
  )
}
