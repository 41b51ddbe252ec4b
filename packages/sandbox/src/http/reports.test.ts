import { NO_STATION_FILTERS, reportRequest, STATION_DOWNLOADS } from '@corrente/domain/stations'
import { lastDays } from '@corrente/domain/time'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { engineFor, HEADERS, NOW, signIn } from '../testing/engine.ts'
import { pdfText, unzip } from '../testing/files.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterEach(() => {
  engine.control.clearFaults()
  engine.control.limits({ reports: null })
})
afterAll(() => engine.close())

const REPORT = reportRequest(
  { range: lastDays(20, NOW, 'America/Sao_Paulo'), costPerKwh: 0, incomePerKwh: 1.9 },
  NO_STATION_FILTERS,
  'https://example.com/logo.svg',
)

const download = async (path: string, body?: unknown, as = token) => {
  const headers = new Headers({ ...HEADERS, Authorization: `Bearer ${as}` })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const response = await engine.handle(
    new Request(`http://localhost:4300/api/v1/report/${path}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

describe('downloads', () => {
  test('STN-047 Excel: a workbook with a row for each station that passes the filters', async () => {
    const all = await download('xlsx/chargepoints?active=true')
    expect([all.status, all.type]).toEqual([200, STATION_DOWNLOADS.excel.mediaType])
    const sheet = unzip(all.bytes).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    const active = engine.core.world.model.byNetwork.BR.filter(
      ({ row }) => row.origin === 'MOVE' && row.active === 1,
    )
    expect(sheet.match(/<row>/g)).toHaveLength(active.length + 1)
    expect(sheet.includes('&lt;b&gt;24h&lt;/b&gt;')).toBe(true)
    const found = await download('xlsx/chargepoints?active=true&searchInput=zzzz')
    expect(unzip(found.bytes).get('xl/worksheets/sheet1.xml')?.toString().match(/<row>/g)).toHaveLength(1)
  })

  test('STN-041 STN-043 the unified report is a PDF of the stations', async () => {
    const { status, type, bytes } = await download('assessment/unified', REPORT)
    expect([status, type]).toEqual([200, STATION_DOWNLOADS.unified.mediaType])
    expect(pdfText(bytes).includes('IPE-0001')).toBe(true)
  })

  test('STN-042 the individual report is a zip of one PDF for each person', async () => {
    const { status, type, bytes } = await download('assessment/users', REPORT)
    expect([status, type]).toEqual([200, STATION_DOWNLOADS.individual.mediaType])
    const files = [...unzip(bytes)]
    expect(files.length).toBeGreaterThan(10)
    for (const [name, data] of files) {
      expect(name).toMatch(/^\d+-[A-Za-z]+\.pdf$/)
      expect(pdfText(data)).toContain('kWh')
    }
  })

  test('a report without a station, and an archive without a person, are whole files too', async () => {
    const nothing = { ...REPORT, search_input: 'zzzz' }
    expect(pdfText((await download('assessment/unified', nothing)).bytes)).toContain('Relat')
    expect(unzip((await download('assessment/users', nothing)).bytes).size).toBe(0)
  })

  test('STN-048 STN-049 past the limit, and for whom it is disabled, it is 403', async () => {
    engine.control.limits({ reports: 1 })
    const ends = [
      await download('assessment/unified', REPORT),
      await download('xlsx/chargepoints?active=true'),
    ]
    expect(ends.map(({ status }) => status)).toEqual([200, 403])
    engine.control.limits({ reports: null })
    const reader = await signIn(engine, 'leitor@example.com')
    expect((await download('assessment/users', REPORT, reader)).status).toBe(403)
    expect((await download('assessment/unified', REPORT, reader)).status).toBe(200)
  })

  test.each([
    ['a logo that is no address', { logo: '/logo.svg' }],
    ['an end before its start', { to_date: '2026-01-01 00:00:00' }],
    ['a date without a time', { from_date: '2026-03-01' }],
    ['no filter named', { active: undefined }],
  ])('%s is refused', async (_name, changes) => {
    expect((await download('assessment/unified', { ...REPORT, ...changes })).status).toBe(400)
  })

  test('faults spoil files as they spoil everything', async () => {
    engine.control.addFault({ path: '/api/v1/report/*', status: 500, times: 1 })
    expect((await download('assessment/unified', REPORT)).status).toBe(500)
    engine.control.addFault({
      path: '/api/v1/report/*',
      status: 200,
      body: { type: 'error', error: 'x' },
      times: 1,
    })
    const said = await download('assessment/unified', REPORT)
    expect([said.status, said.type]).toEqual([200, 'application/json'])
  })
})
