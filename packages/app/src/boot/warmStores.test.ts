import { afterEach, expect, it, vi } from 'vitest'
import { warmStores } from './warmStores.ts'

afterEach(() => vi.unstubAllGlobals())

it('looks at both stores and at the cookies', () => {
  const looks: string[] = []
  const seen = (name: string) => ({
    get length() {
      looks.push(name)
      return 0
    },
  })
  vi.stubGlobal('localStorage', seen('local'))
  vi.stubGlobal('sessionStorage', seen('tab'))
  vi.stubGlobal('document', {
    get cookie() {
      looks.push('cookie')
      return ''
    },
  })
  warmStores()
  expect(looks).toEqual(['local', 'tab', 'cookie'])
})

it('goes on where the browser keeps nothing and throws at the look', () => {
  const looks: string[] = []
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('document', {
    get cookie() {
      looks.push('cookie')
      throw new DOMException('no cookies', 'SecurityError')
    },
  })
  expect(warmStores).not.toThrow()
  expect(looks).toEqual(['cookie'])
})
