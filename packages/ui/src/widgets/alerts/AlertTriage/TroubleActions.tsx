import {
  MUTE_HOURS,
  type Mute,
  type MuteHours,
  stationMarkKey,
  type TriageShelf,
  type TroubleGroup,
} from '@corrente/domain/alerts'
import { Bell, BellOff, Check, Undo2 } from 'lucide-react'
import { Fragment } from 'react'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { IconButton, Menu, MenuItem, MenuLabel } from '../../../primitives/index.ts'
import { useCauseText } from './useCauseText.ts'

/** What can be done with a problem; all of it stays in this browser. */
export interface TroubleCommands {
  /** Seen: quiet until something newer comes. */
  readonly onAcknowledge: (group: TroubleGroup) => void
  readonly onUnacknowledge: (key: string) => void
  /** Mutes a group or a station, by its key. @param hours undefined: until it is taken back */
  readonly onMute: (key: string, hours: MuteHours | undefined) => void
  readonly onUnmute: (keys: readonly string[]) => void
}

export interface TroubleActionsProps extends TroubleCommands {
  shelf: TriageShelf
  group: TroubleGroup
  /** The mutes that hold it quiet now. */
  mutes: readonly Mute[]
}

const HOURS_PER_DAY = 24
const SPANS: readonly (MuteHours | undefined)[] = [...MUTE_HOURS, undefined]

/** Acknowledge and mute, or take them back, at the end of a problem's row. */
export function TroubleActions({ shelf, group, mutes, ...commands }: TroubleActionsProps) {
  const t = useText('alert-list')
  const causeText = useCauseText()
  const name = t('trouble.name', {
    cause: causeText(group.cause),
    station: group.stationName ?? group.stationId,
  })
  if (shelf === 'muted')
    return (
      <IconButton
        size="small"
        label={t('trouble.unmute', { name })}
        icon={<Bell aria-hidden="true" />}
        tooltipSide="start"
        onClick={() => commands.onUnmute(mutes.map(({ key }) => key))}
      />
    )
  const spanText = (hours: MuteHours | undefined) => {
    if (hours === undefined) return t('mute.forever')
    return hours > HOURS_PER_DAY
      ? t('mute.days', { count: hours / HOURS_PER_DAY })
      : t('mute.hours', { count: hours })
  }
  return (
    <Inline gap={1} align="center" justify="center">
      {shelf === 'acknowledged' ? (
        <IconButton
          size="small"
          label={t('trouble.unacknowledge', { name })}
          icon={<Undo2 aria-hidden="true" />}
          tooltipSide="start"
          onClick={() => commands.onUnacknowledge(group.key)}
        />
      ) : (
        <IconButton
          size="small"
          label={t('trouble.acknowledge', { name })}
          icon={<Check aria-hidden="true" />}
          tooltipSide="start"
          onClick={() => commands.onAcknowledge(group)}
        />
      )}
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
            ['mute.group', group.key],
            ['mute.station', stationMarkKey(group.stationId)],
          ] as const
        ).map(([label, key]) => (
          <Fragment key={label}>
            <MenuLabel>{t(label)}</MenuLabel>
            {SPANS.map((hours) => (
              <MenuItem key={hours ?? 'forever'} onSelect={() => commands.onMute(key, hours)}>
                {spanText(hours)}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </Inline>
  )
}
