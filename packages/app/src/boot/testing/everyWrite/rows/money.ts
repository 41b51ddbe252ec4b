import { type Movement, readMovements, sharedNumbers } from '@corrente/domain/financial'
import { toDateOnly } from '@corrente/domain/time'
import { type Recharge, readRecharges } from '@corrente/domain/transactions'
import type { Hands } from '../hands.ts'
import { nth, onceFor } from '../records.ts'
import { button, type Row, yes } from '../row.ts'
import type { Server } from '../server.ts'

const ZONE = 'America/Sao_Paulo'

/** Recharges of nine months, newest first, as they were when the first cell asked: each takes one of its own. */
const recharges = onceFor(
  async (server, paymentStatus): Promise<readonly Recharge[]> =>
    readRecharges(
      await server.tell('POST', '/api/v1/transaction/list', {
        chargeBoxPk: null,
        userOcppTag: '',
        fromDate: '2025-06-01 03:00:00',
        toDate: '2026-03-15 02:59:59',
        paymentStatus,
        searchInput: '',
        headerOrderList: '',
        page: 1,
        size: 1000,
      }),
      ZONE,
    )?.data.rows ?? [],
)
const refused = async (server: Server) =>
  (await recharges(server, 'UNPAID')).filter(({ paymentStatus }) => paymentStatus === 'rejected')
/** Older first: two of them that stand on one page of their days. */
async function pairs(server: Server): Promise<readonly (readonly [Recharge, Recharge])[]> {
  const rows = await recharges(server, 'UNPAID')
  const own = await refused(server)
  return own.flatMap((newer, place) => {
    const older = own[place + 1]
    if (place % 2 === 1 || !older) return []
    return rows.indexOf(older) - rows.indexOf(newer) < 8 ? [[older, newer] as const] : []
  })
}
const movements = onceFor(
  async (server, from): Promise<readonly Movement[]> =>
    readMovements(
      await server.ask(
        `/mk-ms-financial/transactions?page=0&size=10000&sort=createdTimestamp,desc&tenantApiKey=sandbox-move&searchTenantChildren=true&startDate=${from}&endDate=2026-03-14`,
      ),
    )?.data.rows ?? [],
)
const openRow = async (hands: Hands): Promise<void> => {
  const header = await hands.needed('a row', () => hands.all('[role="rowheader"], th[scope="row"]')[0])
  header.click()
  await hands.settle()
}

export const MONEY: readonly Row[] = [
  {
    call: 'POST transactions/{id}/payments/refunds',
    begin: async (server, n) => {
      const rows = await movements(server, '2026-03-01')
      const shared = sharedNumbers(rows)
      const { pk } = nth(
        rows.filter(
          ({ pk, status, refunded, target, paymentType, amount = 0, coin }) =>
            status === 'approved' &&
            refunded === 0 &&
            amount > 1000 &&
            target === 'TRANSACTION' &&
            paymentType === 'PAGBANK_CARD' &&
            coin === 'BRL' &&
            !shared.has(pk),
        ),
        n,
        'movements to refund',
      )
      return {
        address: `/financial?number=${pk}`,
        // A part: the server lets a second one pass, as it would not the whole.
        steps: [
          openRow,
          button('Estornar'),
          async (hands) => hands.fill('Valor a estornar', '100', true),
          button('Estornar uma parte'),
          yes(/^Estornar R\$/),
        ],
      }
    },
    done: /Estorno (de .+ )?visto na linha/,
  },
  {
    call: 'POST transactions/{id}/nfes/resends',
    begin: async (server, n) => {
      const all = await movements(server, '2025-03-15')
      const shared = sharedNumbers(all)
      const rows = all.filter(
        ({ pk, nfeStatus, target }) =>
          nfeStatus === 'rejeitado' && target === 'TRANSACTION' && !shared.has(pk),
      )
      return {
        address: `/financial?number=${nth(rows, n, 'refused invoices').pk}&from=2025-03-15&to=2026-03-14`,
        steps: [openRow, button('Reenviar nota fiscal'), yes('Confirmar')],
      }
    },
    done: /enviada com sucesso/,
    isBlind: true,
  },
  {
    call: 'POST transaction/{id}/pay',
    begin: async (server, n) => ({
      address: `/transactions?recharge=${nth([...(await refused(server))].reverse(), n, 'unpaid recharges').id}`,
      steps: [button('Aprovar pagamento'), yes('Confirmar pagamento')],
    }),
    done: /confirmados com sucesso/,
  },
  {
    call: 'POST transaction/confirm_payments',
    begin: async (server, n) => {
      const pair = nth(await pairs(server), n, 'pairs of unpaid recharges')
      const [from, to] = pair.map(({ startedAt = 0 }) => toDateOnly(startedAt, ZONE))
      const ids = pair.map(({ id }) => String(id))
      const boxOf = (id: string, hands: Hands) =>
        hands.all('input[type="checkbox"]').find((box) => box.ariaLabel?.endsWith(` ${id}`))
      return {
        address: `/transactions?revenue=UNPAID&from=${from}&to=${to}`,
        steps: [
          button('Aprovar transações'),
          async (hands) => {
            for (const id of ids) (await hands.needed(`recharge ${id}`, () => boxOf(id, hands))).click()
            await hands.settle()
          },
          button('Confirmar'),
          yes(/^Confirmar \d+ pagamento/),
        ],
      }
    },
    done: /confirmados com sucesso/,
  },
  {
    call: 'DELETE cancel-idle-payment/transaction/{id}',
    begin: async (server, n) => {
      const rows = (await recharges(server, '')).filter(
        ({ idleSeconds, idleAmount }) => (idleSeconds ?? 0) > 1200 && (idleAmount ?? 0) > 0,
      )
      return {
        address: `/transactions?recharge=${nth(rows, n, 'idle charges').id}`,
        steps: [button('Cancelar cobrança de ociosidade'), yes('Cancelar cobrança')],
      }
    },
    done: /ociosidade cancelado com sucesso/,
  },
  {
    call: 'POST nfe/resend',
    begin: async (server, n) => {
      const rows = (await recharges(server, '')).filter(
        ({ nfeStatus, id }) => nfeStatus === 'error_cs' && id % 7 !== 0,
      )
      const { id } = nth(rows, n, 'failed invoices')
      return {
        address: `/transactions?from=2025-06-01&to=2026-03-14&show=invoiceFailed&q=${id}`,
        steps: [button(/reenviar a nota/), yes('Tentar novamente')],
      }
    },
    done: /reenviada com sucesso|Reenviada, a confirmar/,
  },
]
