import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/index.ts'
import { UserMenu } from './UserMenu.tsx'

let unmount: () => void = () => undefined
afterEach(async () => {
  unmount()
  await page.viewport(1280, 800)
})
const nothing = () => undefined

test.each(['pt-BR', 'en', 'es'] as const)(
  'SHL-003 in a window 600 px high nothing of the menu scrolls: %s',
  async (language) => {
    await page.viewport(1280, 600)
    const rendered = renderWithProviders(
      <UserMenu
        name="Marina Exemplo"
        profileHref="/user/101"
        contactHref="/contact"
        language={language}
        onLanguage={nothing}
        scheme="system"
        onScheme={nothing}
        liveToasts="all"
        onLiveToasts={nothing}
        hidesPersonal={false}
        onHidePersonal={nothing}
        onShowKeys={nothing}
        onLogout={nothing}
        version="0.1.0 (1a2b3c4d)"
      />,
      { language },
    )
    unmount = rendered.unmount
    await userEvent.click(page.getByRole('button'))
    const menu = page.getByRole('menu')
    await expect.element(menu).toBeVisible()
    const { scrollHeight, clientHeight } = menu.element()
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
    const { bottom } = page.getByRole('menuitem').last().element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(600)
  },
)
