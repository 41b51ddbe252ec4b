import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

/** The two that axe leaves off by itself: the size of targets, and names that differ from the words on the screen. */
const RULES = {
  'color-contrast': { enabled: false },
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}

/**
 * What axe finds, but for contrast, which takes half of its time: each pair of colours is measured in every tenant and
 * scheme (`packages/themes/src/build/audit.test.ts`), and axe has seen every story of which the page is made.
 * @param part - what stands over the page and makes the rest of it unreachable, so that only this is looked at
 */
export const expectNoViolations = async (page: Page, where: string, part?: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // axe stays in the document for the pages after this one: to read it anew, twice a run, costs more than the run.
  const has = await page.evaluate(() => 'axe' in window)
  // One run in the page itself: nothing here stands in another origin's frame. What passes is not told: on a long page
  // that is most of the time.
  const axe = new AxeBuilder(has ? { page, axeSource: 'window.axe' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: RULES })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  // What lies under a bar that sticks comes out from there as the page scrolls.
  const isUnderBar = (words = '') => words.includes('partially obscured')
  const found = violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ failureSummary }) => !isUnderBar(failureSummary)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    )
  expect.soft(found, where).toEqual([])
}
