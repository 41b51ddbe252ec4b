import { callsTo } from './support/calls.ts'
import { emailOf, sendSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('API-003..009 API-024 API-025 ANL-017 API-026 MON-033..036 MON-038 MON-006 SHL-006 FMT-005 every call carries the documented headers and spells its path as the contract does', async ({
  page,
  sandbox,
}) => {
  await page.goto('/auth/login')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/login'))
  await sendSignIn(page, emailOf('everything'))
  expect((await (await sent).allHeaders())['content-type']).toBe('application/json')
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
  // A call is recorded once it is answered, so each of them is waited for, in whatever order they end.
  await expect.poll(() => callsTo(sandbox, '/api/v1/stats/info/').length).toBe(2)
  for (const path of ['stations/dashboard/graphs/', 'notification/chargeBox/', 'chargepoints/'])
    await expect.poll(() => callsTo(sandbox, `/api/v1/${path}`).length, path).toBeGreaterThan(0)

  const calls = callsTo(sandbox)
  for (const { method, path, headers, status, reason } of calls) {
    expect(headers, path).toMatchObject({
      platform: 'DASHBOARD',
      'api-key': 'sandbox-move',
      'accept-language': 'pt-BR',
      'x-timezone-offset': '-3',
    })
    if (path === '/api/v1/login') expect(headers).not.toHaveProperty('authorization')
    else expect(headers.authorization, path).toBe('Bearer …')
    const [pathname = ''] = path.split('?')
    expect(pathname.endsWith('/'), path).toBe(method === 'GET')
    expect(status, `${path}: ${reason}`).toBe(200)
  }
  const queries = new Map<string, Readonly<Record<string, string>>[]>()
  for (const { path } of calls) {
    const { pathname, searchParams } = new URL(path, sandbox.origin)
    queries.set(pathname, [...(queries.get(pathname) ?? []), Object.fromEntries(searchParams)])
  }
  const statsOf = (fromDate: string, toDate: string) => ({ fromDate, toDate, timeZone: '-3' })
  // The week that is shown and the one before it, asked at once; the lines of both come with one call.
  const stats = queries.get('/api/v1/stats/info/') ?? []
  expect(stats.toSorted((one, other) => (one.fromDate ?? '').localeCompare(other.fromDate ?? ''))).toEqual([
    // As much of the week before as has passed of this one.
    statsOf('2026-03-01 03:00:00', '2026-03-07 15:00:00'),
    statsOf('2026-03-08 03:00:00', '2026-03-15 02:59:59'),
  ])
  expect(queries.get('/api/v1/stations/dashboard/graphs/')).toEqual([{ days: '14', timeDiff: '-3' }])
  expect(queries.get('/api/v1/notification/chargeBox/')).toEqual([{ limit: '100' }])
  expect(queries.has('/api/v1/chargepoints/')).toBe(true)
})
