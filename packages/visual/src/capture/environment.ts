import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { hashPicture, shortHash } from '../pictures/cells.ts'
import { decodePng } from '../pictures/png.ts'

/** What the hashes depend on besides the code; kept beside the baseline. */
export interface Environment {
  browser: string
  /** Hash of the list of installed fonts. */
  fonts: string
  /** Hash of a fixed drawing: when it agrees, pictures can be compared, whatever the two others say. */
  probe: string
}

const PROBE = `<body style="margin:0;font:14px sans-serif">Hamburgefonstiv 0123 <b>bold</b> <i style="font-family:serif">serif</i> <code>mono</code>
<svg width="60" height="60"><circle cx="30" cy="30" r="21.3" fill="none" stroke="#c2185b" stroke-width="7" stroke-dasharray="47 13"/></svg>
<div style="margin:12px;width:80px;height:30px;border-radius:9px;box-shadow:0 2px 8px #0008;background:linear-gradient(90deg,#123,#9cf)"></div>`

export async function readEnvironment(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 360, height: 160 }, deviceScaleFactor: 1 })
  await page.setContent(PROBE)
  const probe = hashPicture(decodePng(await page.screenshot()))
  await page.close()
  return { browser: browser.version(), fonts: await listFonts(), probe }
}

async function listFonts(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('fc-list', [':', 'family', 'style', 'fontversion'])
    return shortHash(stdout.split('\n').sort().join('\n'))
  } catch {
    return 'unknown'
  }
}

/** Whether pictures of the two can be compared by their hashes, and a sentence for each thing that differs. */
export function compareEnvironments(
  then: Environment,
  now: Environment,
): { isComparable: boolean; words: string[] } {
  const words: string[] = []
  if (then.browser !== now.browser)
    words.push(`The baseline was taken with Chromium ${then.browser}; this is ${now.browser}.`)
  if (then.fonts !== now.fonts)
    words.push('The fonts installed here are not those of the baseline’s machine.')
  const isComparable = then.probe === now.probe
  if (!isComparable)
    words.push(
      'This machine draws a fixed test drawing differently from the baseline’s machine, so pictures cannot be compared with the baseline by their hashes. Keys can: what has no changed key is unchanged. Cells with a changed key are compared with pictures of the base commit, taken here.',
    )
  else if (words.length > 0)
    words.push('The test drawing is the same here as there, so pictures can be compared all the same.')
  return { isComparable, words }
}
