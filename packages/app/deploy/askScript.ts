import { createHash } from 'node:crypto'

/**
 * The one script that stands in the documents themselves: it asks for the page's own address before any file has come,
 * which saves a round trip (BOOT-001; docs/decisions/0033-first-load.md). `boot/handshake.ts` reads the answer, with the
 * same limit. The policy names this text by its hash, so that no other text runs.
 */
export const ASK_SCRIPT =
  'correnteAnswer=fetch(location.href,{cache:"no-store",credentials:"same-origin",signal:AbortSignal.timeout(5e3)});correnteAnswer.catch(()=>0)'

/** How the policy names it. */
export const ASK_SOURCE = `'sha256-${createHash('sha256').update(ASK_SCRIPT).digest('base64')}'`
