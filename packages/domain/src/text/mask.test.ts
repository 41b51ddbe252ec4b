import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editMask, MASK_NAMES, MASKS, type MaskName } from './index.ts'
import { EDIT_KINDS } from './maskEdit.ts'

describe('masks', () => {
  test.each([
    ['cpf', '529.982.247-25', '52998224725', '529.982.247-25'],
    ['cpf', '5299', '5299', '529.9'],
    ['cpf', '529', '529', '529'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cep', '01310930', '01310930', '01310-930'],
    ['mac', 'aa-bb-cc-dd-ee-ff', 'AABBCCDDEEFF', 'AA:BB:CC:DD:EE:FF'],
    ['mac', 'zz:1', '1', '1'],
    ['phone-BR', '(48) 90000-0000', '+5548900000000', '+55 48 90000-0000'],
    ['phone-BR', '048 3222-1111', '+554832221111', '+55 48 3222-1111'],
    ['phone-BR', '5548900000000', '+5548900000000', '+55 48 90000-0000'],
    ['phone-BR', '55 90000-0000', '+5555900000000', '+55 55 90000-0000'],
    ['phone-BR', '+1 415 555 0100', '+14155550100', '+14155550100'],
    ['phone-CO', '300 123 4567', '+573001234567', '+57 300 123 4567'],
    ['phone-EC', '099 123 4567', '+593991234567', '+593 99 123 4567'],
    ['phone-EC', '02 234 5678', '+59322345678', '+593 2 234 5678'],
    ['phone-UY', '099 123 456', '+59899123456', '+598 99 123 456'],
    ['phone-UY', '2123 4567', '+59821234567', '+598 2123 4567'],
  ] as const)('%s reads %j as %j and shows %j', (name, text, raw, shown) => {
    expect(MASKS[name].clean(text)).toBe(raw)
    expect(MASKS[name].format(raw)).toBe(shown)
  })

  test('STF-051 a MAC has at most 17 characters and is whole with all of them', () => {
    const { mac } = MASKS
    expect(mac.format('AABBCCDDEEFF')).toHaveLength(17)
    expect(mac.isComplete('AABBCCDDEEFF')).toBe(true)
    expect(mac.isComplete('AABBCCDDEEF')).toBe(false)
  })

  test('STF-066 USR-036 CEP and CPF are masked 00000-000 and 000.000.000-00', () => {
    expect(MASKS.cep.example).toBe('00000-000')
    expect(MASKS.cpf.example).toBe('000.000.000-00')
  })

  test.each([
    ['phone-BR', '+5548900000000', true],
    ['phone-BR', '+554832221111', true],
    ['phone-BR', '+55489000000', false],
    ['phone-BR', '+14155550100', true],
    ['phone-BR', '+1', false],
    // Of another country 8 to 15 digits.
    ['phone-BR', '+1234567', false],
    ['phone-BR', '+12345678', true],
    ['phone-BR', '+123456789012345', true],
    ['phone-BR', '+1234567890123456', false],
    ['phone-BR', '+1415555x0100', false],
    ['phone-UY', '+59899123456', true],
  ] as const)('%s %s is whole: %s', (name, raw, isWhole) => {
    expect(MASKS[name].isComplete(raw)).toBe(isWhole)
  })

  test('a country code alone is no number', () => {
    expect(MASKS['phone-BR'].settle('+55')).toBe('')
    expect(MASKS['phone-BR'].settle('+')).toBe('')
    expect(MASKS['phone-BR'].settle('+5548')).toBe('+5548')
  })

  const anyMask = fc.constantFrom(...MASK_NAMES)
  test('what is shown says the same as what is held; nothing pasted is cut', () => {
    fc.assert(
      fc.property(anyMask, fc.string(), (name, text) => {
        const mask = MASKS[name]
        const raw = mask.clean(text)
        expect(mask.clean(mask.format(raw))).toBe(raw)
        expect(mask.format(mask.clean(mask.format(raw)))).toBe(mask.format(raw))
      }),
    )
  })

  test('the caret never leaves the text, whatever the edit', () => {
    fc.assert(
      fc.property(
        anyMask,
        fc.string(),
        fc.string(),
        fc.nat(30),
        fc.constantFrom(...EDIT_KINDS),
        (name, before, after, caret, kind) => {
          const mask = MASKS[name]
          const edit = editMask(
            mask,
            mask.format(mask.clean(before)),
            after,
            Math.min(caret, after.length),
            kind,
          )
          expect(edit.caret).toBeGreaterThanOrEqual(0)
          expect(edit.caret).toBeLessThanOrEqual(edit.text.length)
          expect(mask.clean(edit.text)).toBe(edit.raw)
        },
      ),
    )
  })
})

/** Types, deletes and reads: `|` is the caret. */
const edit = (name: MaskName, before: string, after: string, kind: (typeof EDIT_KINDS)[number] = 'type') => {
  const caret = after.indexOf('|')
  const done = editMask(MASKS[name], before, after.replace('|', ''), caret, kind)
  return `${done.text.slice(0, done.caret)}|${done.text.slice(done.caret)}`
}

describe('editMask', () => {
  test('typing goes on behind the punctuation', () => {
    expect(edit('cpf', '529', '5299|')).toBe('529.9|')
    expect(edit('cpf', '529.9', '5|29.9')).toBe('5|29.9')
  })

  test('typing in the middle keeps the caret with what was typed', () => {
    expect(edit('cpf', '529.982', '521|9.982')).toBe('521.|998.2')
  })

  test('deleting over punctuation deletes the character on its other side', () => {
    expect(edit('cpf', '529.982', '529|982', 'deleteBefore')).toBe('52|9.82')
    expect(edit('cpf', '529.982', '529|982', 'deleteAfter')).toBe('529|.82')
    expect(edit('cpf', '529.9', '529.|', 'deleteBefore')).toBe('529|')
  })

  test('AST-024 what is typed into a full one is not taken, what is pasted is kept', () => {
    const full = '529.982.247-25'
    expect(edit('cpf', full, '51|29.982.247-25')).toBe('5|29.982.247-25')
    expect(editMask(MASKS.cpf, full, `${full}9`, 15, 'type')).toMatchObject({
      raw: '52998224725',
      isFull: true,
    })
    expect(editMask(MASKS.cpf, '', `${full}9`, 15, 'put')).toMatchObject({
      raw: '529982247259',
      text: `${full}9`,
      isFull: false,
    })
  })

  test('a phone grows from its first digit and can be emptied key by key', () => {
    expect(edit('phone-BR', '', '4|')).toBe('+55 4|')
    let text = '+55 4'
    for (let keys = 0; text !== '' && keys < 8; keys += 1)
      text = editMask(MASKS['phone-BR'], text, text.slice(0, -1), text.length - 1, 'deleteBefore').text
    expect(text).toBe('')
  })
})
