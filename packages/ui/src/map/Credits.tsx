import { useText } from '../messages/index.ts'
import { CreditLine } from './frame.styles.ts'

/** Who the embedded basemap is owed to, as its licences ask (see basemap/NOTICE.md). */
export function Credits() {
  const t = useText('map')
  return (
    <CreditLine aria-label={t('credits.label')} role="note">
      {t('credits.naturalEarth')} · {t('credits.geoNames')} ({t('credits.license')})
    </CreditLine>
  )
}
