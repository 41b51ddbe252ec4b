import { useText } from '../messages/index.ts'
import { CreditLine } from './frame.styles.ts'
import type { Base } from './useBase.ts'

/** Who the map is owed to, as its licences ask (see basemap/NOTICE.md), and that a deployment's own is not here. */
export function Credits({ base, isLost }: Pick<Base, 'base' | 'isLost'>) {
  const t = useText('map')
  // A deployment's own style says itself whom it is owed to.
  if (base?.kind === 'style') return null
  return (
    <CreditLine aria-label={t('credits.label')} role="note">
      {isLost && `${t('credits.lost')} · `}
      {base?.kind === 'tiles'
        ? '© OpenStreetMap (ODbL)'
        : `${t('credits.naturalEarth')} · ${t('credits.geoNames')} (${t('credits.license')})`}
    </CreditLine>
  )
}
