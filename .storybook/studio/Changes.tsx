import type { Scheme } from '@corrente/themes'
import type { Explained } from '@corrente/themes/derive'
import { Badge } from '@corrente/ui/primitives'
import { Code, Heading, Lead, Section, Swatch, TableBox } from '../showroom/page.ts'
import { contrastMargins, distanceMargins } from '../showroom/palettes.ts'
import type { Derived } from './draftTenant.ts'

const ratio = (value: number | undefined): string => (value === undefined ? '?' : `${value.toFixed(1)} to 1`)

/** What the derivation did with one wish, as a sentence for a designer. */
function sentence({ reason, ground, before, now, min, note }: Explained): string {
  switch (reason) {
    case 'kept':
      return 'Kept as it is.'
    case 'faint':
      return `Too near to ${ground}: ${ratio(before)} where ${min} is the least; now ${ratio(now)}.`
    case 'textless':
      return 'Neither white nor dark text reads on it; moved until one does.'
    case 'night':
      return `Lifted for the dark scheme; now ${ratio(now)} on its worst ground.`
    case 'negative':
      return 'Without a hue: black turns white by night, white black by day.'
    case 'hueless':
      return 'A grey gives no hue, so a safe one stands in.'
    case 'ringless':
      return 'No one colour is seen as a ring on every ground; the nearest that is stands in.'
    case 'danger':
      return 'Too near to the hue of danger; what deletes must not look like what saves.'
    case 'apart':
      return 'Moved so that every eye tells it from its neighbours.'
    case 'tuned':
      return `Tuned to the lightness and strength of its place; now ${ratio(now)}.`
    case 'deep':
      return 'Keeps the hue and leaves the light.'
    case 'byHand':
      return `Set by hand: ${note ?? ''}`
    default:
      return reason satisfies never
  }
}

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
