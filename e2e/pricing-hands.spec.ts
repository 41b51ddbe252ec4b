import { expectPath, toast } from './support/browser.ts'
import { entriesOf, LIST, PEAK, pricingWrites, screen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Preços da semana' })
const price = (page: Page) => page.getByRole('textbox', { name: /Preço por kWh/ })
const block = (page: Page, hours: string) =>
  grid(page).getByRole('gridcell', { name: new RegExp(`^${hours}, período`) })

/** Presses a key until something has the focus. */
async function keyTo(page: Page, key: string, target: ReturnType<Page['locator']>) {
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`not reached by ${key}`)
}

test('by keys alone: the profile is found, Friday evening gets another price, the week is saved, and the focus never falls off', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything')
  const { save, confirm, dialog } = screen(page)
  const press = (key: string) => page.keyboard.press(key)
  // Keys count from the moment that the product listens for them.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press('Control+k')
  await page.keyboard.type('perfis de pre')
  await expect(page.getByRole('option', { name: /Perfis de preço/ }).first()).toBeVisible()
  await press('Enter')
  await expectPath(page, LIST)
  const card = page.getByRole('main').getByRole('link', { name: 'Horário de ponta' }).first()
  await expect(card).toBeVisible()
  await keyTo(page, 'Tab', card)
  await press('Enter')
  await expectPath(page, `${LIST}/${PEAK}`)
  await expect(grid(page)).toBeVisible()
  await keyTo(page, 'Tab', grid(page))

  // Four rows down, 19:00: within the evening, which Enter opens at its price.
  for (let day = 0; day < 4; day += 1) await press('ArrowDown')
  await page.keyboard.type('1900')
  await press('Enter')
  await expect(price(page)).toBeFocused()
  await press('Control+a')
  await page.keyboard.type('275')
  await press('Enter')
  await expect(block(page, 'Sexta, 18:00 a 22:00')).toHaveAccessibleName(/R\$\s2,75 por kWh/)
  await expect(grid(page)).toBeFocused()
  await press('Control+z')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await press('Control+Shift+z')
  await expect(block(page, 'Sexta, 18:00 a 22:00')).toHaveAccessibleName(/R\$\s2,75 por kWh/)

  await keyTo(page, 'Shift+Tab', save)
  await press('Enter')
  await expect(dialog).toContainText('R$ 2,75/kWh')
  // The safe answer first.
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await keyTo(page, 'Tab', confirm)
  await press('Enter')
  await expect(toast(page, 'Perfil de Precificação atualizado com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(save).toBeFocused()
  expect(pricingWrites(sandbox)).toHaveLength(1)
  const dear = (await entriesOf(sandbox, PEAK)).filter(({ kwhPrice }) => kwhPrice === 2.75)
  expect(dear.map(({ dayOfWeek, general }) => [dayOfWeek, general])).toEqual([['FRIDAY', false]])
})

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('a tap picks an evening, its handle makes it longer, a finger that rests takes all of it along; a swipe takes nothing', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
    const { save, confirm } = screen(page)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    /** A finger from the middle of something sideways over some hours. */
    const slide = async (target: ReturnType<Page['locator']>, hours: number, restMs = 0) => {
      const box = await target.boundingBox()
      const track = await grid(page).locator('[data-day="MONDAY"]').boundingBox()
      if (!box || !track) throw new Error('nothing to take hold of')
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const by = (track.width / 24) * hours
      const begun = touch('touchStart', from)
      if (restMs > 0) await begun.then(() => page.waitForTimeout(restMs))
      // One behind the other without waiting for answers: a slow machine must not make a finger rest.
      const moves = Array.from({ length: 6 }, (_, step) =>
        touch('touchMove', { x: from.x + (by * (step + 1)) / 6, y: from.y }),
      )
      await Promise.all([begun, ...moves, touch('touchEnd')])
    }
    const evening = block(page, 'Segunda, 18:00 a 22:00')
    const handle = grid(page).locator('[data-edge="end"][data-key]')
    await grid(page).scrollIntoViewIfNeeded()
    await expect(handle).toHaveCount(0)
    await evening.tap()
    await expect(handle).toBeVisible()
    const { width = 0 } = (await handle.boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(44)
    await slide(handle, 1)
    const longer = block(page, 'Segunda, 18:00 a 23:00')
    await expect(longer).toBeVisible()
    await expect(page.getByRole('button', { name: /^Desfazer: ajustar segunda/ })).toBeVisible()

    await slide(longer, -2)
    await expect(longer).toBeVisible()
    await slide(longer, -2, 600)
    await expect(block(page, 'Segunda, 16:00 a 21:00')).toBeVisible()

    // It is still the picked one: the second tap opens its price.
    await expect(handle).toBeVisible()
    await block(page, 'Segunda, 16:00 a 21:00').tap()
    await expect(price(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await save.tap()
    await confirm.tap()
    await expect(toast(page, 'Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    expect(pricingWrites(sandbox)).toHaveLength(1)
  })
})
