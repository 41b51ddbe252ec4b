import {
  MUTE_HOURS,
  type Mute,
  type MuteHours,
  type ProblemShelf,
  stationMarkKey,
} from '@corrente/domain/alerts'
import type { EpochMs } from '@corrente/domain/time'
import { Bell, BellOff, Check, Undo2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { IconButton, Menu, MenuItem, MenuLabel } from '../../../primitives/index.ts'

/** What can be marked: a problem, or the events of one cause. */
export interface MarkTarget {
  readonly key: string
  readonly stationId: string
  /** What an acknowledgement holds up to. */
  readonly lastAt: EpochMs | undefined
}

/** What can be done with what calls for attention; all of it stays in this browser. */
export interface MarkCommands {
  /** Seen: quiet until something newer comes. */
  readonly onAcknowledge: (targets: readonly MarkTarget[]) => void
  readonly onUnacknowledge: (keys: readonly string[]) => void
  /** Mutes targets or stations, by their keys. @param hours undefined: until it is taken back */
  readonly onMute: (keys: readonly string[], hours: MuteHours | undefined) => void
  readonly onUnmute: (keys: readonly string[]) => void
}

export interface MarkActionsProps {
  /** Where it lies now. */
  shelf: ProblemShelf
  /** What it is called. */
  name: string
  /** What a mark is put on; several of a whole site. */
  targets: readonly MarkTarget[]
  /** The mutes that hold it quiet now. */
  mutes: readonly Mute[]
  commands: MarkCommands
  /** What stands before the marks. */
  children?: ReactNode
}

const HOURS_PER_DAY = 24
const SPANS: readonly (MuteHours | undefined)[] = [...MUTE_HOURS, undefined]
const keysOf = (targets: readonly MarkTarget[]) => targets.map(({ key }) => key)
const stationsOf = (targets: readonly MarkTarget[]) => [
  ...new Set(targets.map(({ stationId }) => stationMarkKey(stationId))),
]

/** Acknowledge and mute, or take them back, at the end of a row. */
export function MarkActions({ shelf, name, targets, mutes, commands, children }: MarkActionsProps) {
  const t = useText('alert-list')
  if (shelf === 'muted')
    return (
      <Inline gap={1} align="center" justify={children ? 'end' : 'center'}>
        {children}
        <IconButton
          size="small"
          label={t('trouble.unmute', { name })}
          icon={<Bell aria-hidden="true" />}
          tooltipSide="start"
          onClick={() => commands.onUnmute(mutes.map(({ key }) => key))}
        />
      </Inline>
    )
  return (
    <Inline gap={1} align="center" justify={children ? 'end' : 'center'}>
      {children}
      {shelf === 'acknowledged' ? (
        <IconButton
          size="small"
          label={t('trouble.unacknowledge', { name })}
          icon={<Undo2 aria-hidden="true" />}
          tooltipSide="start"
          onClick={() => commands.onUnacknowledge(keysOf(targets))}
        />
      ) : (
        <IconButton
          size="small"
          label={t('trouble.acknowledge', { name })}
          icon={<Check aria-hidden="true" />}
          tooltipSide="start"
          onClick={() => commands.onAcknowledge(targets)}
        />
      )}
      <MuteMenu name={name} targets={targets} onMute={commands.onMute} />
    </Inline>
  )
}

/** For how long it is muted. @param hours undefined: until it is taken back */
export function MuteItems({ onMute }: { readonly onMute: (hours: MuteHours | undefined) => void }) {
  const t = useText('alert-list')
  const spanText = (hours: MuteHours | undefined) => {
    if (hours === undefined) return t('mute.forever')
    return hours > HOURS_PER_DAY
      ? t('mute.days', { count: hours / HOURS_PER_DAY })
      : t('mute.hours', { count: hours })
  }
  return SPANS.map((hours) => (
    <MenuItem key={hours ?? 'forever'} onSelect={() => onMute(hours)}>
      {spanText(hours)}
    </MenuItem>
  ))
}

/** What is wrong alone, or its station with all that comes. */
function MuteMenu({
  name,
  targets,
  onMute,
}: Pick<MarkActionsProps, 'name' | 'targets'> & Pick<MarkCommands, 'onMute'>) {
  const t = useText('alert-list')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="small"
          label={t('trouble.mute', { name })}
          icon={<BellOff aria-hidden="true" />}
          tooltipSide="start"
        />
      }
    >
      {(
        [
          ['mute.group', keysOf(targets)],
          ['mute.station', stationsOf(targets)],
        ] as const
      ).map(([label, keys]) => (
        <Fragment key={label}>
          <MenuLabel>{t(label)}</MenuLabel>
          <MuteItems onMute={(hours) => onMute(keys, hours)} />
        </Fragment>
      ))}
    </Menu>
  )
}
