import { withSend } from '@corrente/domain/charging-profiles'
import { isUnderWay } from '@corrente/domain/writes'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { ownKeys } from '../../../features/sent-tasks/index.ts'
import { type SentCommand, sentCommandsAtom } from '../../../features/sentCommands.ts'
import { useMay, usePreferences } from '../../../kit/access/index.ts'
import { useSentJournal, useWrite } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { type CommandOrder, commandSend } from '../../../resources/commands.ts'

/** Sends commands by the one write machine, and keeps what it sent with its parameters, since a task has none. */
export function useSend() {
  const { gateways, formats, clock } = usePorts()
  const journal = useSentJournal('commands')
  const mayReadTasks = useMay()('operations-tasks')
  const keepProfile = useKeptProfiles()
  const [sent, setSent] = useAtom(sentCommandsAtom)
  const [shown, setShown] = useState<SentCommand>()
  const [going, setGoing] = useState<CommandOrder>()
  const action =
    going &&
    commandSend(
      {
        cp: gateways.cp,
        offsetHours: formats.offsetHours,
        serverNow: clock.serverNow,
        mayReadTasks,
        sent: journal,
        ownOf: (tasks) => ownKeys(tasks, sent),
      },
      going,
    )
  const write = useWrite(action, (result) => {
    if (!going) return
    const done = { ...result, order: going }
    setShown(done)
    setSent((all) => [done, ...all])
    keepProfile(done)
    setGoing(undefined)
  })
  // The write has its keys once the order stands.
  const press = useEffectEvent(() => void write.press())
  useEffect(() => {
    if (going) press()
  }, [going])
  return {
    write,
    /** The last one that became a task. */
    shown,
    isSending: isUnderWay(write.state),
    send: (order: CommandOrder) => setGoing({ ...order }),
  }
}

/** Keeps which stations a profile was sent to: a task carries no profile, so that only this browser can tell. */
function useKeptProfiles() {
  const { clock } = usePorts()
  const { keep } = usePreferences()
  return ({ order: { command, values, stations }, taskId }: SentCommand) => {
    const { profilePk } = values
    if (command !== 'setChargingProfile' || profilePk === undefined) return
    const send = { profilePk, taskId, at: clock.serverNow(), stations }
    keep((now) => ({ ...now, profileSends: withSend(now.profileSends, send) }))
  }
}
