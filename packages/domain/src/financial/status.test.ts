import { expect, test } from 'vitest'
import { movementFixture } from '../fixtures/index.ts'
import { canResendInvoice, codeCallOf, externalCode, movementStates } from './index.ts'

const states = (status: string | null, refunded: number) => {
  const { state, isPartlyRefunded } = movementStates(
    movementFixture({ paymentStatus: status, paymentTransactionAmountRefunded: refunded }),
  )
  return `${state ?? '-'}${isPartlyRefunded ? ' +' : ''}`
}

test.each([
  ['approved', 0, 'approved'],
  ['APPROVED ', 0, 'approved'],
  ['authorized', 0, 'authorized'],
  ['cancelled', 0, 'cancelled'],
  ['charged_back', 0, 'charged_back'],
  ['in_process', 0, 'in_process'],
  ['pending', 0, 'pending'],
  ['refunded', 0, 'refunded'],
  ['rejected', 0, 'rejected'],
  ['approved', 10, 'partial_refund'],
  ['approved', 40.56, 'refunded'],
  ['approved', 50, 'refunded'],
  ['refunded', 10, 'refunded'],
  ['charged_back', 10, 'charged_back +'],
  ['cancelled', 10, 'cancelled +'],
  ['rejected', 10, 'rejected +'],
  ['charged_back', 40.56, 'charged_back'],
  ['strange', 0, '-'],
  ['strange', 10, '- +'],
  [null, 0, '-'],
])(
  'PAY-001 PAY-003 PAY-004 PAY-005 RFD-001 status %j with %j refunded is %s',
  (status, refunded, expected) => {
    expect(states(status, refunded)).toBe(expected)
  },
)

test('NFE-008 only an invoice that was refused is sent again', () => {
  const can = (nfeStatus: string | null) => canResendInvoice(movementFixture({ nfeStatus }))
  expect([can('erro_autorizacao'), can('Rejeitado')]).toEqual([true, true])
  for (const status of ['autorizado', 'processando_autorizacao', 'permissao_negada', 'error_cs', null])
    expect(can(status)).toBe(false)
})

const code = (paymentType: string | null, paymentExternalId: string | null, found?: readonly string[]) => {
  const movement = movementFixture({ paymentType, paymentExternalId })
  return [codeCallOf(movement), externalCode(movement, found)?.shown, externalCode(movement, found)?.full]
}

test.each([
  ['PAGBANK_CARD', 'CHAR_1', ['CHAR_9_8'], ['chargeId', '9_8', 'CHAR_9_8']],
  ['pagbank_pix', 'CHAR_1', ['x'], ['chargeId', 'x', 'x']],
  ['WALLET', 'REF_1', ['A_1', 'B_2'], ['externalReferenceId', '1, 2', 'A_1, B_2']],
  ['WALLET', 'REF_1', [], ['externalReferenceId', undefined, undefined]],
  ['WALLET', null, undefined, ['none', undefined, undefined]],
  ['MERCADO_PAGO_PIX', 'MP_77', undefined, ['none', '77', 'MP_77']],
  ['MANUAL_DASHBOARD', 'NOTA_77', undefined, ['none', 'NOTA_77', 'NOTA_77']],
  ['PAGBANK_CARD', null, undefined, ['none', undefined, undefined]],
  ['BOLETO', 'plain', undefined, ['none', 'plain', 'plain']],
  ['BOLETO', 'END_', undefined, ['none', 'END_', 'END_']],
])(
  'FIN-011 FIN-012 FIN-026 the code of %s with %j is found by its kind and shown without its prefix',
  (type, id, found, expected) => {
    expect(code(type, id, found)).toEqual(expected)
  },
)
