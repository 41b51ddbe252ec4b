import type { Sandbox } from '@corrente/sandbox'
import { JOBS, type Job } from './jobs.ts'
import { enter } from './session.ts'
import { expect, type Page } from './test.ts'

/** What a person presses, counted from home; typing and reading cost nothing. */
export function hands(page: Page) {
  let presses = 0
  return {
    count: () => presses,
    /** The job is done: in no more presses than it may take. */
    did: (job: Job) => expect(presses, `${job}: ${JOBS[job].job}`).toBeLessThanOrEqual(JOBS[job].presses),
    key: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    click: async (target: ReturnType<Page['getByRole']>) => {
      presses += 1
      await target.click()
    },
    /** A choice in a list of the platform's own is one press. */
    choose: async (list: ReturnType<Page['getByRole']>, option: string | { readonly label: string }) => {
      presses += 1
      await list.selectOption(option)
    },
  }
}

/** Home as it stands open, and the hands of who looks at it: everything that they press from here on is counted. */
export async function fromHome(page: Page, sandbox: Sandbox) {
  await enter(page, sandbox, 'everything')
  return atHome(page)
}

/** Home again by the menu, once what stands over the page is closed: no page is loaded anew. */
export async function homeAgain(page: Page) {
  const over = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape')
    await expect(over).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await handsOf(page).menu('Visão geral')
  return atHome(page)
}

async function atHome(page: Page) {
  await expect(page.getByRole('heading', { name: 'Visão geral', level: 1 })).toBeVisible()
  return handsOf(page)
}

/** The hands of whoever looks at a page, with the palette and the menu, which are the same on each. */
export function handsOf(page: Page) {
  const counted = hands(page)
  const field = page.getByRole('combobox', { name: 'Estação, tela ou ação' })
  return {
    ...counted,
    /** Two presses: what is typed into the palette, once it offers that; by Enter, or by mouse where it is not the first. */
    palette: async (text: string, offer: string | RegExp) => {
      await counted.key('Control+k')
      await field.fill(text)
      const option = page.getByRole('option', { name: offer }).first()
      await expect(option).toBeVisible()
      if ((await option.getAttribute('aria-selected')) === 'true') await counted.key('Enter')
      else await counted.click(option)
    },
    /** One press in the menu, which closes when the pointer is gone. */
    menu: async (name: string) => {
      await counted.click(page.getByRole('navigation').getByRole('link', { name, exact: true }).first())
      await page.mouse.move(900, 500)
    },
  }
}
