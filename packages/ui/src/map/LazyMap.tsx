import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../foundations/index.ts'
import { useText } from '../messages/index.ts'
import { ErrorState, LatePart } from '../primitives/index.ts'

export interface LazyMapProps {
  /** The map: a component of `late`. */
  children: ReactNode
  /** What still works without the map, in the user's language. */
  lostDetail: string
}

const { river, landFocus, water } = theme.map
const GROUND = {
  blockSize: '100%',
  background: `conic-gradient(from 90deg at 1px 1px, transparent 90deg, ${river} 0) 0 0 / 96px 96px, radial-gradient(150% 170% at 5% -5%, ${landFocus} 70%, ${water} 0)`,
}

/** Land, water and a grid without any data: what a map stands on until it draws itself. */
export const MapGround = () => <div style={GROUND} />

/** A map that comes in a chunk of its own: land, water and grid until it is there, a retry where it does not come. */
export function LazyMap({ children, lostDetail }: LazyMapProps) {
  const t = useText('map')
  return (
    <LatePart
      waiting={
        <div style={GROUND} role="status" aria-busy="true" data-map="loading">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      }
      lost={(retry) => <ErrorState title={t('failed.title')} detail={lostDetail} onRetry={retry} />}
    >
      <div style={GROUND}>{children}</div>
    </LatePart>
  )
}
