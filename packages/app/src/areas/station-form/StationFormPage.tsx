import { pathOf } from '@corrente/domain/routing'
import { newStation } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAccess, useMay, useSession } from '../../kit/access/index.ts'
import { RecordFormPage, useAnswer } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { isStationLimitReached } from '../../resources/stationLimit.ts'
import { EditedStation, type EditedStationProps } from './EditedStation.tsx'
import { StationFormView } from './StationFormView.tsx'
import { StationLimit } from './StationLimit.tsx'

/** Asks once whether another station may be created (STN-038); any other answer than a plain no lets the user go on. */
function useStationLimit(): boolean {
  const { cp } = usePorts().gateways
  const [isReached, setReached] = useState(false)
  useAnswer('limit', { ask: (_question, signal) => isStationLimitReached(cp, signal), onAnswer: setReached })
  return isReached
}

/** `/stations/create` and `/stations/edit/{id}` (STF-001, STF-002). */
export function StationFormPage() {
  const { id } = useParams({ strict: false })
  const t = useText('station-form')
  const access = useAccess()
  const may = useMay()
  // Without a session the guard has led away already.
  if (!access) return null
  const returnTo = pathOf(may('stations') ? 'stations' : 'home')
  const page = {
    title: t(id === undefined ? 'title.create' : 'title.edit'),
    words: {
      notFound: t('message.stationNotFound'),
      notFoundDetail: t('message.stationNotFoundDetail'),
      backToList: t('message.backToList'),
      loadFailed: t('message.loadFailed'),
    },
    access,
    returnTo,
  }
  return id === undefined ? <CreatedStation {...page} /> : <EditedStation key={id} id={id} {...page} />
}

function CreatedStation({ title, words, access, returnTo }: Omit<EditedStationProps, 'id'>) {
  const { tenant } = usePorts()
  const { country } = tenant.rules
  const accountPk = useSession()?.user.accountPk
  const fresh = useMemo(() => newStation(country, accountPk), [country, accountPk])
  const isLimited = useStationLimit()
  return (
    <RecordFormPage title={title} words={words} backHref={returnTo} id={undefined} base={fresh}>
      {(base) => (
        <>
          <StationFormView base={base} access={access} types={[]} returnTo={returnTo} />
          <StationLimit isReached={isLimited} leadsTo={returnTo} />
        </>
      )}
    </RecordFormPage>
  )
}
