import { theme } from '@corrente/themes'
import { OctagonX } from 'lucide-react'
import styled from 'styled-components'
import { tabularNumbers, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink } from '../../../primitives/index.ts'

/** A connector that charges, what it draws as far as its charger told it, and what can be done about that. */
export interface Draw {
  readonly connectorId: number
  /** Amperes; undefined: its charger sends none, as most. */
  readonly amps: number | undefined
  /** In kW; undefined: nothing was measured, or it may not be read. */
  readonly kilowatts: number | undefined
  /** The form of a lower limit, filled in; undefined: it is not permitted, or the charger takes none. */
  readonly reduceHref: string | undefined
  /** The form that stops it, filled in; undefined: it is not permitted. */
  readonly stopHref: string | undefined
}

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`
/* Last and marked, but no alarm: a recharge that goes on is nothing that is wrong. */
const Stop = styled(OctagonX)`
  color: ${theme.tone.danger.fg};
`
const Value = styled.span`
  white-space: nowrap;
  ${tabularNumbers}

  & strong {
    font-weight: ${theme.font.weight.semibold};
  }

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

/** What a connector draws: amperes where its charger tells them, else its power; never one reckoned from the other. */
export function DrawValue({ draw: { amps, kilowatts } }: { readonly draw: Draw }) {
  const t = useText('virtual-groups')
  const { number } = useFormats()
  const power = kilowatts === undefined ? undefined : t('now.kilowatts', { power: number(kilowatts, 1) })
  if (amps !== undefined)
    return (
      <Value>
        <strong>{t('now.amps', { amps: number(amps) })}</strong> {power && <small>{power}</small>}
      </Value>
    )
  return <Value>{power ? <strong>{power}</strong> : <small>{t('now.notMeasured')}</small>}</Value>
}

/** The way to a lower limit, then, last, the way to stop it; each form asks before it sends. */
export function DrawLinks({ draw, name }: { readonly draw: Draw; readonly name: string }) {
  const t = useText('virtual-groups')
  const { connectorId, reduceHref, stopHref } = draw
  const of = <VisuallyHidden>{t('now.at', { name, connector: connectorId })}</VisuallyHidden>
  return (
    <Links>
      {reduceHref !== undefined && (
        <ButtonLink size="small" href={reduceHref}>
          {t('now.reduce')} {of}
        </ButtonLink>
      )}
      {stopHref !== undefined && (
        <ButtonLink size="small" href={stopHref} icon={<Stop aria-hidden="true" />}>
          {t('now.stop')} {of}
        </ButtonLink>
      )}
    </Links>
  )
}
