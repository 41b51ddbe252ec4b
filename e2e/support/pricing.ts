import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/dynamic-pricing'
/** Profiles of the sandbox's home network: with everything, with nights over midnight, old and full of conflicts, with an unreadable entry. */
export const PEAK = 'a1a1a1a1-0001-4000-8000-000000000001'
export const NIGHT = 'a1a1a1a1-0001-4000-8000-000000000002'
export const ODD = 'a1a1a1a1-0001-4000-8000-000000000004'
export const detailOf = (uuid: string) => `${API}dynamic-pricing/${uuid}/detail/`

/** What the server has of a profile. */
export const entriesOf = async (sandbox: Sandbox, uuid: string) =>
  ((await ask(sandbox, detailOf(uuid))) as { dynamicPricingDetailList: Record<string, unknown>[] })
    .dynamicPricingDetailList

/** What the server was asked to write. */
export const pricingWrites = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.includes('dynamic-pricing'))

/** What the page writes from now on. */
export const sentBodies = (page: Page) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('dynamic-pricing'))
      sent.push(request.postDataJSON())
  })
  return sent
}

/** The screens, in pt-BR. */
export const screen = (page: Page) => ({
  save: page.getByRole('button', { name: 'Salvar', exact: true }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
  day: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }),
  money: (name: string) => page.getByRole('textbox', { name, exact: true }),
  dialog: page.getByRole('alertdialog'),
})
