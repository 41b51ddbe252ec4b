import { readSends, taskOfSend } from '@corrente/domain/charging-profiles'
import { resultsOf, type Task } from '@corrente/domain/operations'
import { useText } from '@corrente/ui/messages'
import { ProfilePanel, type ShownSend } from '@corrente/ui/widgets/charging-profiles'
import { type ComponentProps, useMemo, useState } from 'react'
import { useMay, usePreferences, useStationLinks } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { tasksQuery } from '../../resources/tasks.ts'

const NONE: readonly Task[] = []

/** What a profile's row opens to: where this browser sent it is read from the tasks, where they may be read. */
export function ProfileRowPanel({
  profile,
  curve,
}: Pick<ComponentProps<typeof ProfilePanel>, 'profile' | 'curve'>) {
  const t = useText('operations')
  const { clock } = usePorts()
  const { stations } = useLive()
  const linkTo = useStationLinks()
  const { read } = usePreferences()
  const [sends] = useState(() =>
    readSends(read().profileSends).filter(({ profilePk }) => profilePk === profile.pk),
  )
  const mayRead = useMay()('operations-tasks') && sends.length > 0
  const { data: tasks = NONE } = useLoadable(useMemo(() => tasksQuery(mayRead, undefined), [mayRead]))
  const shown = sends.map((send): ShownSend => {
    const task = taskOfSend(tasks, send)
    const results = new Map(
      task && resultsOf(task, clock.serverNow()).map((result) => [result.stationId, result]),
    )
    return {
      taskId: send.taskId,
      at: send.at,
      stations: send.stations.map((id) => {
        const result = results.get(id)
        return {
          name: stations.get(id)?.name ?? id,
          href: linkTo({ pk: stations.get(id)?.pk, id }),
          answer: result && (result.error ?? result.response ?? t(`verdict.${result.verdict}`)),
        }
      }),
    }
  })
  return <ProfilePanel profile={profile} curve={curve} sends={shown} />
}
