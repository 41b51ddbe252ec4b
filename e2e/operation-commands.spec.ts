import { commandScreen, offered, passTime, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

type Locator = ReturnType<Page['getByRole']>

/** What the one station of a task said, and how it is read. */
const answerIn = (results: Locator) => results.getByRole('gridcell').first()
const verdictIn = (results: Locator) => results.getByRole('gridcell').nth(1)

for (const [mode, yes, no] of [
  ['v1.6', 'Unlocked', 'UnlockFailed'],
  ['v1.5', 'Accepted', 'Rejected'],
] as const)
  test(`OPS-018 OPS-052 a command on ${mode}: what goes out, a success, a refusal, an error, silence`, async ({
    page,
    sandbox,
  }) => {
    const { send, sent, results, edit } = commandScreen(page)
    const [station = ''] = await offered(sandbox, mode)
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/operations/'))
        bodies.push(request.postDataJSON())
    })
    const search = `${mode === 'v1.5' ? 'protocol=v1.5&' : ''}station=${encodeURIComponent(station)}`
    await enter(page, sandbox, 'everything', { path: `/operations/unlock_connector?${search}` })
    await page.getByLabel('Conector', { exact: true }).selectOption('1')
    const ends = [
      { charger: { response: yes, delayMs: 1_000 }, answer: yes, verdict: 'Aceitou' },
      { charger: { response: no, delayMs: 1_000 }, answer: no, verdict: 'Recusou' },
      { charger: { error: 'SecurityError', delayMs: 1_000 }, answer: 'SecurityError', verdict: 'Falhou' },
      { charger: { isSilent: true }, answer: '', verdict: 'Sem resposta' },
    ]
    for (const { charger, answer, verdict } of ends) {
      if (await edit.isVisible()) await edit.click()
      sandbox.control.charger(charger)
      await send.click()
      await expect(sent).toBeVisible()
      // Its own task, none of before: nobody has answered yet.
      await expect(results).toContainText('Aguardando resposta')
      await passTime(page, sandbox, answer ? undefined : 61_000)
      if (!answer) await page.clock.fastForward(61_000)
      // The charger's word is one thing, what it means another.
      await expect(answerIn(results)).toContainText(answer)
      await expect(verdictIn(results)).toHaveText(verdict)
    }
    expect(bodies[0]).toEqual({ chargePointSelectList: [station], connectorId: 1 })
    expect(sends(sandbox)).toHaveLength(ends.length)
  })
