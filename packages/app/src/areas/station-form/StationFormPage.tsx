import type { Access } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { newStation } from '@corrente/domain/stations'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccess, useMay, useSession } from '../../kit/access/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { EditedStation } from './EditedStation.tsx'
import { StationFormView } from './StationFormView.tsx'
import { StationLimit } from './StationLimit.tsx'
import { useStationLimit } from './useStationLimit.ts'

/** `/stations/create` and `/stations/edit/{id}` (STF-001, STF-002). */
export function StationFormPage() {
  const { id } = useParams({ strict: false })
  const t = useText('station-form')
  const title = t(id === undefined ? 'title.create' : 'title.edit')
  usePageTitle(title)
  const access = useAccess()
  const may = useMay()
  // Without a session the guard has led away already.
  if (!access) return null
  const returnTo = pathOf(may('stations') ? 'stations' : 'home')
  return (
    <Stack gap={4}>
      <PageHeader title={title} />
      {id === undefined ? (
        <CreatedStation access={access} returnTo={returnTo} />
      ) : (
        <EditedStation key={id} id={id} access={access} returnTo={returnTo} />
      )}
    </Stack>
  )
}

function CreatedStation({ access, returnTo }: { readonly access: Access; readonly returnTo: string }) {
  const { tenant } = usePorts()
  const { country } = tenant.rules
  const accountPk = useSession()?.user.accountPk
  const base = useMemo(() => newStation(country, accountPk), [country, accountPk])
  const isLimited = useStationLimit()
  return (
    <>
      <StationFormView base={base} access={access} types={[]} returnTo={returnTo} />
      <StationLimit isReached={isLimited} leadsTo={returnTo} />
    </>
  )
}
