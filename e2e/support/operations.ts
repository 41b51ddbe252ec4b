import type { RecordedRequest, Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, readNetwork } from './network.ts'
import { expect, type Page } from './test.ts'

export const OPERATIONS = `${API}operations/`
export const TASKS = `${OPERATIONS}tasks/`

/** The parts of a command's page. */
export const commandScreen = (page: Page) => ({
  available: page.getByRole('group', { name: 'Disponíveis', exact: true }),
  selected: page.getByRole('group', { name: 'Selecionadas' }),
  station: page.getByRole('combobox', { name: 'Estação', exact: true }),
  /** The line of the stations that are given, and the press that chooses others in its place. */
  chosen: page.getByRole('group', { name: /^Estaç(ão|ões) escolhidas?$/ }),
  change: page.getByRole('button', { name: /^Trocar estaç(ão|ões)$/ }),
  /** From the answer back to the form. */
  edit: page.getByRole('button', { name: 'Mudar o comando' }),
  send: page.getByRole('button', { name: /^Enviar( a \d+ estaç(ão|ões))?$/ }),
  dialog: page.getByRole('alertdialog'),
  sent: page.getByText('Comando enviado.'),
  results: page.getByRole('grid', { name: 'Resposta de cada estação' }),
})

/** Types what a grave question asks for, where it does. */
export const typeWhatIsAsked = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  const asked = dialog.getByLabel(/^Para confirmar, digite /)
  if (!(await asked.isVisible())) return
  const label = await asked.evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent ?? '')
  await asked.fill(label.replace('Para confirmar, digite ', ''))
}

/** The commands that were sent. */
export const sends = (sandbox: Sandbox): readonly RecordedRequest[] =>
  callsTo(sandbox).filter(({ method, path }) => method === 'POST' && path.startsWith(OPERATIONS))

/** Stations that take commands of a version, by their charge box id. */
export const offered = async (sandbox: Sandbox, mode: 'v1.5' | 'v1.6'): Promise<readonly string[]> => {
  const body = (await ask(sandbox, `${OPERATIONS}${mode}/clear_cache/`)) as {
    chargePointList: { chargeBoxId: string }[]
  }
  return body.chargePointList.map(({ chargeBoxId }) => chargeBoxId)
}

/** Stations that take commands, and where nobody is charging. */
export const quietStations = async (sandbox: Sandbox) => {
  const may = new Set(await offered(sandbox, 'v1.6'))
  const quiet = (await readNetwork(sandbox)).filter(
    ({ id, connectors }) => may.has(id) && connectors.every(({ reported }) => reported === 'Available'),
  )
  if (quiet.length === 0) throw new Error('every station of the sandbox is in use')
  return quiet
}
/** One of them, by its charge box id. */
export const quietStation = async (sandbox: Sandbox) => (await quietStations(sandbox))[0]?.id ?? ''

/** Lets the chargers answer, and the page read it. */
export const passTime = async (page: Page, sandbox: Sandbox, ms = 12_000): Promise<void> => {
  sandbox.control.clock({ advanceMs: ms })
  await page.clock.fastForward(5_100)
}
