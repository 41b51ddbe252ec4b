import { EMPTY_WEEK } from '@corrente/domain/pricing'
import { type GroupPricing, PRICED_CONNECTORS, type VirtualGroup } from '@corrente/domain/virtual-groups'
import { Select } from '@corrente/ui/forms'
import { failureOf, shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Dialog, ErrorState, Skeleton } from '@corrente/ui/primitives'
import { Simulator } from '@corrente/ui/widgets/pricing'
import { useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useState } from 'react'
import { useWeeks } from '../../../features/tariff-clock/index.ts'
import { useProfiles } from '../useGroupRows.ts'

export interface GroupSimulatorProps {
  readonly group: VirtualGroup
  /** As it is chosen now, saved or not. */
  readonly pricing: GroupPricing
  /** Some charger has connectors past the third. */
  readonly hasBeyond: boolean
  readonly onClose: () => void
}

/** The profile of each connector, '' where it keeps its own price. */
const slotsOf = ({ isEnabled, profiles }: GroupPricing, hasBeyond: boolean) => [
  ...profiles.map((uuid, index) => ({ id: index + 1, uuid: isEnabled ? uuid : undefined })),
  ...(hasBeyond ? [{ id: PRICED_CONNECTORS + 1, uuid: undefined }] : []),
]

/** "What would it cost" in a group: the simulator over the profile of a connector (issue: Pricing). */
export function GroupSimulator({ group, pricing, hasBeyond, onClose }: GroupSimulatorProps) {
  const t = useText('pricing-week')
  const words = useGroupWords()
  const profiles = useProfiles()
  const slots = slotsOf(pricing, hasBeyond)
  const [chosen, choose] = useState('1')
  const uuids = [...new Set(slots.flatMap(({ uuid }) => uuid ?? []))]
  const { read, weeks, now } = useWeeks(uuids)
  const uuid = slots.find(({ id }) => String(id) === chosen)?.uuid
  const week = uuid === undefined ? EMPTY_WEEK : weeks.get(uuid)
  const labelOf = (id: number, of: string | undefined) =>
    of === undefined
      ? t(id > PRICED_CONNECTORS ? 'simulator.beyond' : 'simulator.connectorOwn', { id })
      : t('simulator.connectorOf', { id, profile: words.profile(of, profiles.data) })
  const isLost = week === 'gone' || week === 'unread' || failureOf(read) !== undefined
  return (
    <Dialog isOpen title={t('simulator.in', { name: group.name ?? String(group.id) })} onClose={onClose}>
      {typeof week === 'object' && (
        <Simulator
          week={week}
          initial={{ date: now.date, minute: now.minute, minutes: 60, kwh: 40, idleMinutes: 0 }}
          connector={
            <Select
              label={t('simulator.connector')}
              options={slots.map((slot) => ({ value: String(slot.id), label: labelOf(slot.id, slot.uuid) }))}
              value={chosen}
              onChange={choose}
            />
          }
        />
      )}
      {typeof week !== 'object' &&
        (isLost || shownOf(read) === 'ready' ? (
          <ErrorState
            title={t(week === 'gone' ? 'simulator.gone' : 'simulator.unread')}
            onRetry={read.retry}
            isRetrying={read.isRetrying}
          />
        ) : (
          <Skeleton shape="block" blockSize="320px" />
        ))}
    </Dialog>
  )
}
