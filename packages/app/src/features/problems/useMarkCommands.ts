import { type AlertMarks, acknowledge, mute, unacknowledge, unmute } from '@corrente/domain/alerts'
import type { AlertTriageProps } from '@corrente/ui/widgets/alerts'
import { usePorts } from '../../ports/index.ts'
import { useAlertPreferences } from './useAlertPreferences.ts'

type MarkCommands = Pick<AlertTriageProps, 'onAcknowledge' | 'onUnacknowledge' | 'onMute' | 'onUnmute'>

/**
 * The marks that a user sets by hand.
 * @param onMarked - given the keys of what was just dealt with, stations' keys among them
 */
export function useMarkCommands(onMarked: (keys: readonly string[]) => void): MarkCommands {
  const { clock } = usePorts()
  const [, change] = useAlertPreferences()
  const mark = (by: (marks: AlertMarks) => AlertMarks, keys: readonly string[]) => {
    change((set) => ({ ...set, marks: by(set.marks) }))
    onMarked(keys)
  }
  return {
    onAcknowledge: (targets) =>
      mark(
        (set) => targets.reduce(acknowledge, set),
        targets.map(({ key }) => key),
      ),
    onUnacknowledge: (keys) => mark((set) => keys.reduce(unacknowledge, set), keys),
    onMute: (keys, hours) =>
      mark((set) => keys.reduce((all, key) => mute(all, key, clock.now(), hours), set), keys),
    onUnmute: (keys) => mark((set) => keys.reduce(unmute, set), keys),
  }
}
