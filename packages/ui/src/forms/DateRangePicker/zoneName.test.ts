import { expect, test } from 'vitest'
import { zoneName } from './zoneName.ts'

test('a zone is called as people call it, with the offset of that date', () => {
  const summer = Date.UTC(2018, 11, 1)
  const winter = Date.UTC(2018, 6, 1)
  // The words are the platform's: 'Horário de Brasília' or 'Horário Padrão de Brasília'.
  const brasilia = zoneName('America/Sao_Paulo', winter, 'pt-BR')
  expect(brasilia.name).toMatch(/Brasília/)
  expect(brasilia.offset).toBe('GMT-3')
  expect(zoneName('America/Sao_Paulo', summer, 'pt-BR').offset).toBe('GMT-2')
  expect(zoneName('America/Bogota', winter, 'es').offset).toBe('GMT-5')
})
