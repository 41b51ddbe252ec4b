import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import {
  ALL,
  bodies,
  CREATE,
  EVENING,
  LIST,
  makeProfile,
  screen,
  writes,
} from './support/chargingProfiles.ts'
import { commandScreen, passTime, sends } from './support/operations.ts'
import { enter, type WirePermission } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const route = (path: string): WirePermission => ({ role_id: null, route: path, status: true })

test.describe('the list', () => {
  test('CHP-003 the list of profiles, and one that exists', async ({ page, sandbox }) => {
    await test.step('OPS-001 OPS-042 OPS-048 OPS-050 OPS-051 CHP-007 CHP-010 CHP-021 RTE-013 each profile with its day, and its way to the chargers', async () => {
      await test.step('a view of the operations: in its order of effect; four are read at once', async () => {
        const { names, row, create } = screen(page)
        await enter(page, sandbox, 'everything', { path: '/operations' })
        await page.getByText('Perfis', { exact: true }).click()
        await expectPath(page, LIST)
        await expect(names.first()).toContainText('Frota, três turnos')
        await expect(names.last()).toContainText('Vencido')
        await expect(row('Noturno').getByRole('img')).toHaveAccessibleName(/18:00 a 21:00, 16 A/)
        await expect(row('Noturno')).toContainText('TxDefaultProfile')
        const reads = callsTo(sandbox).filter(({ path }) => /charging_profiles\/\d+\//.test(path))
        expect(reads).toHaveLength(8)
        await row('Noturno').focus()
        await page.keyboard.press('Enter')
        await expect(page.getByText('RECURRING')).toBeVisible()
        await expect(page.getByText(/nenhuma chamada do servidor/)).toBeVisible()
        await row('Noturno').getByRole('link', { name: 'Editar' }).click()
        await expect(page.getByRole('heading', { name: 'Editando perfil de recarga' })).toBeVisible()
        await page.goBack()
        await create.click()
        await expectPath(page, CREATE)
      })
      await test.step('job 2: applied from its row with the profile filled in; where this browser sent it, and the answer', async () => {
        const { row } = screen(page)
        const { available, send } = commandScreen(page)
        await reopen(page, LIST)
        await row('Noturno').getByRole('link', { name: 'Aplicar' }).click()
        await expectPath(page, '/operations/set_charging_profile')
        await available.getByRole('option').first().click()
        await available.getByRole('button', { name: /^Adicionar \d+$/ }).click()
        await page.getByRole('combobox', { name: 'Conector' }).selectOption('0')
        await send.click()
        await expect.poll(() => sends(sandbox).length).toBe(1)
        await passTime(page, sandbox)
        await page.getByText('Perfis', { exact: true }).click()
        await row('Noturno').focus()
        await page.keyboard.press('Enter')
        await expect(page.getByText(/1 estação · tarefa \d+/)).toBeVisible()
        await row('Madrugada cheia').focus()
        await page.keyboard.press('Enter')
        await expect(page.getByText(/^Este navegador ainda não enviou este perfil/)).toBeVisible()
      })
    })
    await test.step('CHP-003 CHP-004 CHP-005 CHP-009 CHP-019 CHP-024 a profile that exists', async () => {
      sandbox.control.clear()
      await test.step('loaded behind a skeleton, with its description; changed, saved, and back', async () => {
        const { description, limit, save, heading, block } = screen(page)
        const sent = bodies(page)
        const { edit, one } = await makeProfile(sandbox)
        const slow = sandbox.control.addFault({ method: 'GET', path: one, latencyMs: 1500 })
        await reopen(page, edit)
        await expect(heading('Editando perfil de recarga')).toBeVisible()
        await expect(description).toHaveCount(0)
        sandbox.control.clearFaults(slow.id)
        await expect(description).toHaveValue('Pico')
        await expect(page.getByText('Pico', { exact: true })).toBeVisible()
        await expect(limit).toHaveValue('32')
        await block('18:00', '21:00').focus()
        await page.keyboard.press('ArrowLeft')
        await page.keyboard.press('ArrowDown')
        await save.click()
        await expect(toast(page, 'Perfil de recarga alterado com sucesso')).toBeVisible()
        expect(sent).toEqual([
          { ...EVENING, intervals: [{ beginningEnd: ['17:45', '20:45'], currentLimit: 15 }] },
        ])
        expect(writes(sandbox).map(({ method }) => method)).toContain('PUT')
      })
      await test.step('one that is not there says so in the documented words; a refusal and an outage are another matter', async () => {
        const words = page.getByText('Nenhum charging profile encontrado com este id.')
        await reopen(page, '/charging_profile/edit/99999')
        await expect(words).toBeVisible()
        const { edit, one } = await makeProfile(sandbox)
        const refused = sandbox.control.addFault({
          method: 'GET',
          path: one,
          status: 500,
          body: { error: 'x' },
        })
        await reopen(page, edit)
        await expect(page.getByText('Não foi possível carregar o perfil.')).toBeVisible()
        await expect(words).toHaveCount(0)
        sandbox.control.clearFaults(refused.id)
        await page.getByRole('button', { name: 'Tentar novamente' }).click()
        await expect(screen(page).description).toBeVisible()
      })
      await test.step('what the editor would lose is named and asked before it is sent', async () => {
        const { description, save, row } = screen(page)
        sandbox.control.clearRequests()
        await reopen(page, LIST)
        await row('Monofásico legado').getByRole('link', { name: 'Editar' }).click()
        await description.fill('Legado')
        await save.click()
        const dialog = page.getByRole('alertdialog', { name: 'Salvar muda o que está guardado' })
        await expect(dialog).toContainText('o número de fases se perde')
        await dialog.getByRole('button', { name: 'Não salvar' }).click()
        expect(writes(sandbox)).toEqual([])
        await save.click()
        await dialog.getByRole('button', { name: 'Salvar assim mesmo' }).click()
        await expectPath(page, LIST)
        expect(writes(sandbox)).toHaveLength(1)
      })
    })
  })

  test('CHP-006 OPS-002 OPS-049 MON-026 what is permitted, and what cannot be read', async ({
    page,
    sandbox,
  }) => {
    await test.step('without the rights the list stays and says "Not allowed"; a direct visit is not found', async () => {
      const { names, create } = screen(page)
      const permissions = ['/', '/operations', '/operations/charging_profile'].map(route)
      await enter(page, sandbox, 'everything', { permissions, path: '/operations' })
      await expectPath(page, LIST)
      await expect(names.first()).toBeVisible()
      await expect(page.getByText('Sem permissão')).toHaveCount(9)
      await expect(create).toHaveCount(0)
      for (const path of [CREATE, '/charging_profile/edit/1']) {
        await page.goto(`${sandbox.url()}${path}`)
        await expectPath(page, '/not-found')
      }
      expect(callsTo(sandbox).filter(({ path }) => path.endsWith('charging_profiles/1/'))).toHaveLength(1)
    })
    await test.step('a list that fails is tried again; a day that fails says so in its row', async () => {
      const { row } = screen(page)
      sandbox.control.addFault({ path: ALL, status: 503, times: 2 })
      sandbox.control.addFault({ path: `${ALL}1/`, status: 404, body: { error: 'x' } })
      await enter(page, sandbox, 'everything', { path: LIST })
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(row('Noturno')).toContainText('Não foi possível ler as 24 horas')
      await expect(row('Madrugada cheia').getByRole('img')).toBeVisible()
    })
  })
})
