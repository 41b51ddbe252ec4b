import { describe, expect, test, vi } from 'vitest'
import { ASK_SCRIPT } from '../../deploy/askScript.ts'
import { HANDSHAKE_MS, shakeHands } from './handshake.ts'

describe('the handshake', () => {
  test("BOOT-001 BOOT-002 BOOT-003 BOOT-004 BOOT-005 asks for the page's own address past the cache and reads four headers", async () => {
    const fetch = vi.fn(
      async (_input: RequestInfo | URL, _init?: RequestInit) =>
        new Response('', {
          status: 503,
          headers: {
            'Api-Key': 'K',
            Theme: 'ipe',
            'Terms-Of-Use': 'https://e.com/t',
            'Deeplinking-Host': 'a.e.com',
          },
        }),
    )
    expect(await shakeHands({ fetch, href: 'https://x.example/a?b' })).toEqual({
      apiKey: 'K',
      theme: 'ipe',
      termsOfUse: 'https://e.com/t',
      deeplinkingHost: 'a.e.com',
    })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://x.example/a?b',
      expect.objectContaining({ cache: 'no-store' }),
    )
  })

  test('BOOT-001 what the document has asked for already is not asked again, and its failure counts as no header', async () => {
    const fetch = vi.fn()
    const answer = Promise.resolve(new Response('', { headers: { Theme: 'ipe' } }))
    expect(await shakeHands({ answer, fetch, href: 'https://x.example/' })).toMatchObject({ theme: 'ipe' })
    const lost = Promise.reject(new TypeError('offline'))
    expect(await shakeHands({ answer: lost, fetch, href: 'https://x.example/' })).toEqual({})
    expect(fetch).not.toHaveBeenCalled()
  })

  test('BOOT-001 the document asks as the product does: past the cache, with the same limit', () => {
    expect(ASK_SCRIPT).toContain(`AbortSignal.timeout(${HANDSHAKE_MS / 1000}e3)`)
    expect(ASK_SCRIPT).toContain('fetch(location.href,{cache:"no-store",credentials:"same-origin"')
  })

  test('BOOT-001 BOOT-008 a failure, and no answer in time, count as no header at all', async () => {
    const refuse = () => Promise.reject(new TypeError('offline'))
    const silent = (_input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    expect(await shakeHands({ fetch: refuse, href: 'https://x.example/' })).toEqual({})
    expect(await shakeHands({ fetch: silent, href: 'https://x.example/', limitMs: 5 })).toEqual({})
  })
})
