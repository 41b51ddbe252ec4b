import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import {
  bodies,
  CHARGING,
  CREATED,
  chargingOf,
  connectTo,
  fill,
  groupNamed,
  LINK,
  MEASUREMENTS,
  screen,
  tabOf,
  UPDATED,
} from './support/smartCharging.ts'
import { expect, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const WITHOUT = 'Estacionamento Centro'
const FINE = 'Aeroporto, edifício-garagem'

test.describe('a group without smart charging', () => {
  test('the reading, a group without smart charging, and a record that goes back with what changed', async ({
    page,
    sandbox,
  }) => {
    await test.step('SMC-003 SMC-005 SMC-008 SMC-024 the reading, and its limit switched off', async () => {
      await test.step('phases, the highest of them, the limit, the age; again every 30 s, with a trace', async () => {
        const { reading } = screen(page)
        await enter(page, sandbox, 'everything', { path: tabOf(await groupNamed(sandbox, FINE)) })
        const panel = reading('MTR-0001')
        await expect(panel.getByRole('meter')).toHaveCount(3)
        await expect(panel).toContainText('Abaixo do limite')
        await expect(panel).toContainText(/faltam [\d,]+ A na fase B/)
        await expect(panel).toContainText('14/03/2026 12:05')
        const asked = callsTo(sandbox, MEASUREMENTS).length
        for (let step = 1; step <= 3; step += 1) {
          sandbox.control.clock({ set: NOW + step * 30_000 })
          await page.clock.runFor(30_000)
          await expect.poll(() => callsTo(sandbox, MEASUREMENTS).length).toBeGreaterThanOrEqual(asked + step)
        }
        await expect(panel.getByRole('heading', { name: 'Leituras desde 12:05' })).toBeVisible()
        expect(callsTo(sandbox, MEASUREMENTS)[0]?.path).toBe(`${MEASUREMENTS}?device_remote_id=MTR-0001`)
      })
      await test.step('switched off it is saved with its dates as they were; the notice goes', async () => {
        const { save, isOn } = screen(page)
        const id = await groupNamed(sandbox, FINE)
        await isOn.click()
        await expect(page.getByText(/técnico qualificado/)).toBeHidden()
        await save.click()
        await expect(toast(page, UPDATED)).toBeVisible()
        expect(await chargingOf(sandbox, id)).toMatchObject({
          isEnabled: false,
          current: 125,
          endDate: '2026-12-19',
        })
      })
    })
    await test.step('it is created, linked, and its meter saved, in this order', async () => {
      const { form, create, save, current, reading } = screen(page)
      const id = await groupNamed(sandbox, WITHOUT)
      const sent = bodies(page)
      await reopen(page, tabOf(id))
      await expect(form('Criar smart charging: limite de corrente')).toBeVisible()
      await expect(page.getByText(/técnico qualificado/)).toBeVisible()
      await fill(page)
      await expect(current).toHaveValue('125.0')
      await expect(current).toHaveAccessibleDescription('= 125,0 A por fase')
      await connectTo(page, 'aabbcc000008')
      await expect(page.getByText('Testando conexão')).toBeVisible()
      await page.clock.runFor(2000)
      await expect(page.getByText('Conectado: MTR-0008')).toBeVisible()
      await create.click()
      await expect(toast(page, CREATED)).toBeVisible()
      const record = await chargingOf(sandbox, id)
      const limit = {
        enabled: true,
        current_nominal_a: 125,
        start_date: '2026-03-15',
        end_date: '2026-12-31',
        charge_boxs: record?.chargers.map((pk) => ({ charge_box_id: pk })),
        modulation: 'DYNAMIC',
      }
      expect(record?.chargers.length).toBeGreaterThan(1)
      expect(sent).toEqual([
        { call: `POST ${CHARGING}`, body: limit },
        {
          call: `POST ${LINK}`,
          body: { virtual_group_id: id, enabled: true, smart_charging_id: record?.id },
        },
        {
          call: `PUT ${CHARGING}/${record?.id}`,
          body: {
            ...limit,
            smart_charging_id: record?.id,
            meter_device_remote_id: 'MTR-0008',
            meter_device_remote_in_circuit: true,
          },
        },
      ])
      // From here on it is the form of a group that has one, with its meter's reading.
      await expect(form('Smart charging do grupo: limite de corrente')).toBeVisible()
      await expect(save).toBeVisible()
      await expect(reading('MTR-0008')).toBeVisible()
    })
    await test.step('with the group’s chargers of now', async () => {
      const { form, save, current, start, end } = screen(page)
      const id = await groupNamed(sandbox, 'Condomínio Ipê')
      const before = await chargingOf(sandbox, id)
      await tell(sandbox, 'POST', '/mk-ms-virtualgroup/virtual-groups/charge-boxs/all', [
        { virtual_group_id: id, charge_box_id: 1 },
      ])
      const sent = bodies(page)
      await reopen(page, tabOf(id))
      await expect(form('Smart charging do grupo: limite de corrente')).toBeVisible()
      await expect(current).toHaveValue('40')
      await expect(start).toHaveValue('14/12/2025')
      await expect(end).toHaveValue('19/12/2026')
      await expect(page.getByText('1 carregador do grupo ainda não está no smart charging.')).toBeVisible()
      await current.fill('50')
      await save.click()
      await expect(toast(page, UPDATED)).toBeVisible()
      expect(sent).toEqual([
        {
          call: `PUT ${CHARGING}/${before?.id}`,
          body: {
            ...before?.raw,
            current_nominal_a: 50,
            charge_boxs: [...(before?.chargers ?? []), 1].map((pk) => ({ charge_box_id: pk })),
            meter_device_remote_in_circuit: false,
          },
        },
      ])
      await expect(page.getByText(/ainda não está no smart charging/)).toBeHidden()
    })
  })
})
