import type { Command, Effect } from '@corrente/domain/operations'
import { Check, CircleAlert, CircleHelp, Hourglass } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'

const LOOKS = {
  seen: { tone: 'success', icon: <Check aria-hidden="true" /> },
  pending: { tone: 'neutral', icon: <Hourglass aria-hidden="true" /> },
  notBegun: { tone: 'warning', icon: <CircleAlert aria-hidden="true" /> },
  unknown: { tone: 'neutral', icon: <CircleHelp aria-hidden="true" /> },
} as const

/** The commands whose effect has words of its own. */
const OWN = [
  'remoteStart',
  'remoteStop',
  'remoteReset',
  'changeAvailability',
  'triggerMessage',
  'updateFirmware',
] as const
const ownOf = (command: Command | undefined) => OWN.find((each) => each === command)

/** What became of an accepted command: seen, still to come, not begun, not known, or told by no message. */
export function EffectLine({
  effect,
  command,
  firmware,
}: {
  effect: Effect | undefined
  command: Command | undefined
  /** What the station says it has now. */
  firmware?: string | undefined
}) {
  const t = useText('operations')
  if (effect === undefined) return null
  if (effect === 'untold') return <small>{t('effect.untold')}</small>
  const { tone, icon } = LOOKS[effect]
  const own = ownOf(command)
  const words =
    effect === 'notBegun' || effect === 'unknown'
      ? t(`effect.${effect}`)
      : effect === 'seen' && own
        ? t(`effect.seen.${own}`, { version: firmware ?? '-' })
        : own && effect === 'pending'
          ? t(`effect.pending.${own}`, { version: firmware ?? '-' })
          : undefined
  return words === undefined ? null : (
    <span>
      <Badge tone={tone} icon={icon}>
        {words}
      </Badge>
      {(effect === 'notBegun' || effect === 'unknown') && <small> {t(`effect.${effect}Why`)}</small>}
    </span>
  )
}
