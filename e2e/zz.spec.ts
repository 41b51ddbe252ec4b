import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('calls', async ({ page, sandbox }) => {
  const calls: string[] = []
  page.on('request', (r) => { if (/virtualgroup|smartcharging|dynamic-pricing|chargepoint-groups/.test(r.url())) calls.push(`${r.method()} ${new URL(r.url()).pathname}${new URL(r.url()).search}`) })
  await enter(page, sandbox, 'everything', { path: '/virtual-groups' })
  await page.waitForTimeout(5000)
  console.log('LIST', JSON.stringify(calls.splice(0), null, 1))
  await page.goto(`${sandbox.url()}/virtual-groups/view/4`)
  await page.waitForTimeout(4000)
  console.log('VIEW', JSON.stringify(calls.splice(0), null, 1))
  await page.goto(`${sandbox.url()}/virtual-groups/edit/4`)
  await page.waitForTimeout(4000)
  console.log('EDIT', JSON.stringify(calls.splice(0), null, 1))
  await page.goto(`${sandbox.url()}/station_groups/edit/1`)
  await page.waitForTimeout(3000)
  console.log('SG', JSON.stringify(calls.splice(0), null, 1))
  expect(1).toBe(1)
})
