import { readMovements } from '@corrente/domain/financial'
import {
  chargePointWire,
  createRandom,
  groupWire,
  movementWire,
  mutate,
  notificationWire,
  oddTexts,
  type Random,
  rechargeWire,
  stationDetailWire,
  tagWire,
  taskWire,
  unknownTagWire,
  userWire,
  virtualGroupWire,
  voucherWire,
} from '@corrente/domain/fixtures'
import { readNotifications } from '@corrente/domain/notifications'
import { readTasks } from '@corrente/domain/operations'
import { readGroups } from '@corrente/domain/station-groups'
import { readStationRows, readStations } from '@corrente/domain/stations'
import { readTags, readUnknownTags } from '@corrente/domain/tags'
import { readRecharges } from '@corrente/domain/transactions'
import { readUsers } from '@corrente/domain/users'
import { readVirtualGroups } from '@corrente/domain/virtual-groups'
import { readVouchers } from '@corrente/domain/vouchers'
import { Component, type ReactNode } from 'react'
import { expect, inject, test } from 'vitest'
import { listRows, renderWithProviders } from '../../testing/index.ts'
import alert from '../alerts/AlertDetails/AlertDetails.stories.tsx'
import { AlertDetails } from '../alerts/AlertDetails/AlertDetails.tsx'
import { NotificationList } from '../alerts/NotificationList/NotificationList.tsx'
import movements from '../financial/MovementList/MovementList.stories.tsx'
import { MovementList } from '../financial/MovementList/MovementList.tsx'
import tasks from '../operations/TaskList/TaskList.stories.tsx'
import { TaskList } from '../operations/TaskList/TaskList.tsx'
import groups from '../station-groups/GroupList/GroupList.stories.tsx'
import { GroupList } from '../station-groups/GroupList/GroupList.tsx'
import { StationCard } from '../stations/StationCard/StationCard.tsx'
import stations from '../stations/StationList/StationList.stories.tsx'
import { StationList } from '../stations/StationList/StationList.tsx'
import tag from '../tags/TagCard/TagCard.stories.tsx'
import { TagCard } from '../tags/TagCard/TagCard.tsx'
import tags from '../tags/TagList/TagList.stories.tsx'
import { TagList } from '../tags/TagList/TagList.tsx'
import unknownTags from '../tags/UnknownTagList/UnknownTagList.stories.tsx'
import { UnknownTagList } from '../tags/UnknownTagList/UnknownTagList.tsx'
import recharge from '../transactions/RechargeCard/RechargeCard.stories.tsx'
import { RechargeCard } from '../transactions/RechargeCard/RechargeCard.tsx'
import recharges from '../transactions/RechargeList/RechargeList.stories.tsx'
import { RechargeList } from '../transactions/RechargeList/RechargeList.tsx'
import users from '../users/UserList/UserList.stories.tsx'
import { UserList } from '../users/UserList/UserList.tsx'
import virtualGroups from '../virtual-groups/VirtualGroupList/VirtualGroupList.stories.tsx'
import { VirtualGroupList } from '../virtual-groups/VirtualGroupList/VirtualGroupList.tsx'
import voucher from '../vouchers/VoucherCard/VoucherCard.stories.tsx'
import { VoucherCard } from '../vouchers/VoucherCard/VoucherCard.tsx'
import vouchers from '../vouchers/VoucherList/VoucherList.stories.tsx'
import { VoucherList } from '../vouchers/VoucherList/VoucherList.tsx'

const ZONE = 'America/Sao_Paulo'
const ROWS = 12

interface Case {
  readonly row: () => object
  /** The row's id, so that none goes as a repeated one. */
  readonly id: string
  /** Reads a bare list as the product does and draws what passed its schema; undefined: nothing did. */
  readonly draw: (body: unknown) => ReactNode
}

const CASES: Readonly<Record<string, Case>> = {
  stations: {
    row: stationDetailWire,
    id: 'chargeBoxPk',
    draw: (body) => {
      const rows = readStationRows(body, { zoneless: ZONE })?.data.rows
      return rows && <StationList {...stations.args} list={listRows(rows)} />
    },
  },
  'the card of a station': {
    row: chargePointWire,
    id: 'chargeBoxPk',
    draw: (body) =>
      readStations(body)?.data.map((station) => (
        <StationCard key={station.pk} station={station} onClose={() => undefined} pageHref="/stations" />
      )),
  },
  recharges: {
    row: rechargeWire,
    id: 'id',
    draw: (body) => {
      const rows = readRecharges(body, ZONE)?.data.rows
      return (
        rows && (
          <>
            <RechargeList {...recharges.args} list={listRows(rows)} />
            {rows.map((row) => (
              <RechargeCard key={row.id} {...recharge.args} recharge={row} />
            ))}
          </>
        )
      )
    },
  },
  movements: {
    row: movementWire,
    id: 'transactionPk',
    draw: (body) => {
      const rows = readMovements(body)?.data.rows
      return rows && <MovementList {...movements.args} list={listRows(rows)} />
    },
  },
  users: {
    row: userWire,
    id: 'user_pk',
    draw: (body) => {
      const rows = readUsers(body)?.data.rows
      return rows && <UserList {...users.args} list={listRows(rows)} />
    },
  },
  tags: {
    row: tagWire,
    id: 'ocppTagPk',
    draw: (body) => {
      const rows = readTags(body)?.data.rows
      return (
        rows && (
          <>
            <TagList {...tags.args} list={listRows(rows)} />
            {rows.map((row) => (
              <TagCard key={row.pk} {...tag.args} tag={row} />
            ))}
          </>
        )
      )
    },
  },
  'unknown tags': {
    row: unknownTagWire,
    id: 'key',
    draw: (body) => {
      const rows = readUnknownTags(body, ZONE)?.data
      return rows && <UnknownTagList {...unknownTags.args} list={listRows(rows)} />
    },
  },
  vouchers: {
    row: voucherWire,
    id: 'voucher_pk',
    draw: (body) => {
      const rows = readVouchers(body)?.data.rows
      return (
        rows && (
          <>
            <VoucherList {...vouchers.args} list={listRows(rows)} />
            {rows.map((row) => (
              <VoucherCard key={row.pk} {...voucher.args} voucher={row} />
            ))}
          </>
        )
      )
    },
  },
  tasks: {
    row: taskWire,
    id: 'taskId',
    draw: (body) => {
      const rows = readTasks(body)?.data
      return rows && <TaskList {...tasks.args} list={listRows(rows)} />
    },
  },
  groups: {
    row: groupWire,
    id: 'chargeBoxGroupPk',
    draw: (body) => {
      const rows = readGroups(body)?.data
      return rows && <GroupList {...groups.args} list={listRows(rows)} />
    },
  },
  'virtual groups': {
    row: virtualGroupWire,
    id: 'virtual_group_id',
    draw: (body) => {
      const rows = readVirtualGroups(body)?.data.rows
      return rows && <VirtualGroupList {...virtualGroups.args} list={listRows(rows)} />
    },
  },
  notifications: {
    row: notificationWire,
    id: 'uuid',
    draw: (body) => {
      const rows = readNotifications(body)?.data.rows
      return (
        rows && (
          <>
            <NotificationList notifications={rows} onSelectStation={() => undefined} />
            {rows.map((row) => (
              <AlertDetails key={row.key} {...alert.args} alert={row} />
            ))}
          </>
        )
      )
    },
  },
}

/** Rows of which each has one odd text in one place, and rows that are broken anyhow. */
function oddRows(random: Random, { row, id }: Case, round: number): readonly object[] {
  const texts = Object.entries(row()).filter(([, value]) => typeof value === 'string')
  return Array.from({ length: ROWS }, (_, at) => {
    const serial = round * ROWS + at
    const [name = ''] = texts[serial % Math.max(1, texts.length)] ?? []
    const one = at % 2 === 0 ? { ...row(), [name]: random.pick(oddTexts) } : mutate(random, row())
    return { ...Object(one), [id]: typeof Reflect.get(row(), id) === 'number' ? serial + 1 : `id-${serial}` }
  })
}

interface CatchProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
}

class Catch extends Component<CatchProps> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

test.each(Object.entries(CASES))('R11 %s: whatever passed its schema is drawn', (name, one) => {
  const random = createRandom(`odd-${name}`)
  let drawn = 0
  const errors: unknown[] = []
  const { rerender, unmount } = renderWithProviders(null)
  for (let round = 0; round < (inject('rounds') === 'all' ? 200 : 6); round++) {
    const rows = oddRows(random, one, round)
    const content = one.draw(rows)
    if (!content) continue
    drawn += 1
    rerender(
      <Catch key={round} onError={(error) => errors.push([String(error), JSON.stringify(rows)])}>
        {content}
      </Catch>,
    )
  }
  unmount()
  expect(errors).toEqual([])
  expect(drawn).toBeGreaterThan(3)
})
