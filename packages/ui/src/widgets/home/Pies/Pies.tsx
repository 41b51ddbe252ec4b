import { theme } from '@corrente/themes'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { type HomePieProps, Pie } from './Pie.tsx'

/** Users who are charging against those who are not (HOM-021). */
export function UsersPie(props: HomePieProps) {
  const t = useText('home')
  const { integer } = useFormats()
  const { totalUsers = 0, usersCharging = 0 } = props.stats.data ?? {}
  return (
    <Pie
      {...props}
      title={t('indicators.usersCharging')}
      center={integer(totalUsers)}
      centerLabel={t('pies.usersCenter')}
      slices={[
        {
          key: 'charging',
          label: t('indicators.charging'),
          value: usersCharging,
          color: theme.status.busy.mark,
        },
        {
          key: 'notCharging',
          label: t('pies.notCharging'),
          value: Math.max(0, totalUsers - usersCharging),
          color: theme.border.strong,
        },
      ]}
    />
  )
}
