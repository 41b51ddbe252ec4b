import { createTestServer } from './server.ts'
import { createTestBrowser, type TestTab } from './tabs.ts'

/** A browser with one tab, at a server. */
export function setUp() {
  const browser = createTestBrowser()
  const server = createTestServer(browser.now, browser.wait)
  return { browser, server, tab: browser.tab() }
}

/** Where the write of a key stands in a tab. */
export const phase = (tab: TestTab, key: string) => tab.writes.stateOfKey(key).phase
