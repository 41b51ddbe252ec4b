import { connectorTypeOf } from '@corrente/domain/stations'
import styled, { css } from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { CONNECTOR_SHAPES, UNKNOWN_CONNECTOR } from './connectorShapes.ts'

export const CONNECTOR_ICON_SIZES = ['small', 'medium', 'large'] as const
/** 20, 28 or 40 px. */
export type ConnectorIconSize = (typeof CONNECTOR_ICON_SIZES)[number]

export interface ConnectorIconProps {
  /** The type as the server spells it; one that the product does not know, or none, gets a plain plug. */
  type: string | undefined
  /** Default: medium. */
  size?: ConnectorIconSize
  /** The type stands beside it in words, so the icon says nothing. */
  isDecorative?: boolean
}

const sizes = {
  small: css`inline-size: 20px; block-size: 20px;`,
  medium: css`inline-size: 28px; block-size: 28px;`,
  large: css`inline-size: 40px; block-size: 40px;`,
} satisfies Record<ConnectorIconSize, unknown>

const Picture = styled.svg<{ $size: ConnectorIconSize }>`
  flex: none;
  ${({ $size }) => sizes[$size]}
`

/** The face of a connector as a driver sees it, one drawing per type (FMT-003, FMT-004). */
export function ConnectorIcon({ type, size = 'medium', isDecorative = false }: ConnectorIconProps) {
  const t = useText('stations')
  const known = connectorTypeOf(type)
  const { rim, pins } = known ? CONNECTOR_SHAPES[known] : UNKNOWN_CONNECTOR
  const name = known ?? (type?.trim() || t('connector.unknownType'))
  return (
    <Picture
      $size={size}
      viewBox="0 0 24 24"
      data-connector={known ?? 'unknown'}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <path
        d={rim}
        fill="none"
        stroke="currentcolor"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {pins.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="currentcolor" />
      ))}
    </Picture>
  )
}
