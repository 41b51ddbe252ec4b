import { describe, expect, test, vi } from 'vitest'
import type { Catalogue } from './catalogueTypes.ts'
import { createMessages } from './createMessages.ts'
import type { MessageLanguage } from './languages.ts'
import { pseudo } from './pseudo.ts'

const files: Partial<Record<MessageLanguage, Catalogue>> = {
  'pt-BR': {
    save: 'Salvar',
    only: 'Só em português',
    rows_one: '{{count}} linha',
    rows_other: '{{count}} linhas',
    raw: 'Olá, {{name}}',
  },
  en: { save: 'Save', rows_one: '{{count}} row', rows_other: '{{count}} rows' },
  es: { save: 'Guardar', rows_one: '{{count}} fila', rows_other: '{{count}} filas' },
  'es-CO': { save: 'Guardar, pues' },
}
const load = (_area: string, language: MessageLanguage) => files[language]

describe('createMessages', () => {
  test('a plural comes from the first language of the chain that has that form', async () => {
    const own: Partial<Record<MessageLanguage, Catalogue>> = {
      'pt-BR': { none_zero: 'Nada', none_one: 'Uma', none_other: '{{count}}', depth: { two_other: 'fundo' } },
      es: { rows_one: 'fila', rows_other: 'filas', none_one: 'Una', none_other: 'Varias' },
      'es-CO': { rows_other: 'renglones' },
    }
    const messages = createMessages({ language: 'es-CO', load: (_area, language) => own[language] })
    await messages.loadArea('common')
    expect(messages.text('common', 'rows', { count: 1 })).toBe('fila')
    expect(messages.text('common', 'rows', { count: 2 })).toBe('renglones')
    expect(messages.text('common', 'rows', { count: 2_000_000 })).toBe('renglones')
    expect(messages.text('common', 'none', { count: 0 })).toBe('Varias')
    expect(messages.text('common', 'depth.two', { count: 5 })).toBe('fundo')
    await messages.setLanguage('pt-BR')
    expect(messages.text('common', 'none', { count: 0 })).toBe('Nada')
  })

  test.each(['depth', 'empty', 'toString', 'depth.constructor', '', 'only.length'])(
    'no text of a catalogue: "%s"',
    async (key) => {
      const messages = createMessages({
        language: 'pt-BR',
        load: () => ({ depth: { a: 'b' }, empty: '', only: 'x' }),
      })
      await messages.loadArea('common')
      expect(messages.text('common', key)).toBe(`⟦common:${key}⟧`)
    },
  )

  test('a regional language falls back to es, then to pt-BR', async () => {
    const messages = createMessages({ language: 'es-CO', load })
    await messages.loadArea('common')
    expect(messages.text('common', 'save')).toBe('Guardar, pues')
    expect(messages.text('common', 'rows', { count: 2 })).toBe('2 filas')
    expect(messages.text('common', 'only')).toBe('Só em português')
  })

  test('plurals follow the language, also for round millions; digits follow the tenant', async () => {
    const messages = createMessages({ language: 'en', locale: 'pt-BR', load })
    await messages.loadArea('common')
    expect(messages.text('common', 'rows', { count: 1 })).toBe('1 row')
    expect(messages.text('common', 'rows', { count: 1234 })).toBe('1.234 rows')
    await messages.setLanguage('pt-BR')
    expect(messages.text('common', 'rows', { count: 0 })).toBe('0 linha')
    expect(messages.text('common', 'rows', { count: 1_000_000 })).toBe('1.000.000 linhas')
  })

  test('a switch loads what is in use, tells the listeners once ready, and keeps the old words when it fails', async () => {
    const asked: string[] = []
    const messages = createMessages({
      language: 'pt-BR',
      load: (area, language) => {
        asked.push(`${area}.${language}`)
        if (language === 'es') throw new Error('chunk lost')
        return files[language]
      },
    })
    await messages.loadArea('common')
    await messages.loadArea('common')
    expect(asked).toEqual(['common.pt-BR'])
    const listener = vi.fn()
    messages.subscribe(listener)
    await messages.setLanguage('en')
    expect(listener).toHaveBeenCalledOnce()
    expect(messages.text('common', 'save')).toBe('Save')
    await expect(messages.setLanguage('es')).rejects.toThrow('chunk lost')
    expect(messages.language).toBe('en')
    expect(messages.text('common', 'save')).toBe('Save')
  })

  test('a failed load can be asked for again', async () => {
    let isBroken = true
    const messages = createMessages({
      language: 'pt-BR',
      load: (_area, language) => {
        if (isBroken) throw new Error('offline')
        return files[language]
      },
    })
    await expect(messages.loadArea('common')).rejects.toThrow('offline')
    expect(messages.isLoaded('common')).toBe(false)
    isBroken = false
    await messages.loadArea('common')
    expect(messages.text('common', 'save')).toBe('Salvar')
  })

  test('a missing key shows itself and is counted and told once', async () => {
    const onMissing = vi.fn()
    const messages = createMessages({ language: 'pt-BR', load, onMissing })
    await messages.loadArea('common')
    expect(messages.text('common', 'nowhere')).toBe('⟦common:nowhere⟧')
    expect(messages.text('common', 'nowhere')).toBe('⟦common:nowhere⟧')
    expect(messages.missingCount).toBe(1)
    expect(onMissing).toHaveBeenCalledOnce()
  })

  test('values come out as they are: no markup, nesting or second pass', async () => {
    const messages = createMessages({ language: 'pt-BR', load })
    await messages.loadArea('common')
    for (const name of ['<b>&</b>', '{{count}}', '$t(save)', '$&'])
      expect(messages.text('common', 'raw', { name })).toBe(`Olá, ${name}`)
  })

  test('the pseudo-language covers every text and keeps the values', async () => {
    const messages = createMessages({ language: 'pt-BR', pseudo, load })
    await messages.loadArea('common')
    expect(messages.text('common', 'raw', { name: 'Ana' })).toMatch(/^\[Öļá, Ana .*\]$/)
  })

  test('words of the platform are disguised with the pseudo-language, and left alone without', () => {
    expect(createMessages({ language: 'pt-BR', pseudo, load }).disguise('março')).toMatch(/^\[ɱåŕçö.*\]$/)
    expect(createMessages({ language: 'pt-BR', load }).disguise('março')).toBe('março')
  })
})
