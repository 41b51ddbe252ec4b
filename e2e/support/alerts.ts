import { notificationWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { NOW } from './constants.ts'
import type { Page } from './test.ts'

export const PAGE = '/alerts'
export const LIST = `${API}notification/list/`
export const OF_STATION = `${API}notification/chargeBox/`
const MINUTE = 60_000

export type Wire = ReturnType<typeof notificationWire>

/** An event so many minutes before the clock of the tests; its time names no zone, as it mostly comes. */
export const ago = (notificationPk: number, minutes: number, type: string, more: Partial<Wire> = {}): Wire =>
  notificationWire({
    notificationPk,
    type,
    transactionId: null,
    userName: null,
    notificationTimestampDT: new Date(NOW - minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' '),
    ...more,
  })
export const NORTH = { chargeBoxId: 'NOR-1', chargeBoxName: 'Posto Norte' }
export const SOUTH = { chargeBoxId: 'SUL-1', chargeBoxName: 'Álamo Sul' }

/** Answers the list with these; the count is the server's own, past what it gives. */
export const answerList = (sandbox: Sandbox, rows: readonly Wire[], count = rows.length) =>
  sandbox.control.addFault({
    method: 'GET',
    path: LIST,
    status: 200,
    body: { error: null, notificationList: rows, count },
  })

/** What the list was asked, in order. */
export const asked = (sandbox: Sandbox) =>
  callsTo(sandbox, LIST).map(({ path }) =>
    Object.fromEntries(new URL(path, 'http://sandbox').searchParams.entries()),
  )

export const rows = (page: Page) => page.getByRole('rowheader')
export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
