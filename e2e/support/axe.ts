import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

/**
 * What axe finds, light and dark. The scheme changes colours and no markup, so dark is asked for contrast alone.
 * @param part - what stands over the page and makes the rest of it unreachable, so that only this is looked at
 */
export const expectNoViolations = async (page: Page, where: string, part?: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
    // One run in the page itself: nothing here stands in another origin's frame.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      // What passes is not told: on a long page that is most of the time.
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' && { runOnly: ['color-contrast'] }),
    })
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    )
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([])
  }
}
