import { type Movement, readMovements, sharedNumbers } from '@corrente/domain/financial'
import { groupWire } from '@corrente/domain/fixtures'
import { type Recharge, readRecharges } from '@corrente/domain/transactions'
import type { Hands, Target } from './hands.ts'
import type { Server } from './server.ts'

/** Where a write of one record begins, how it is filled, and what is pressed. */
export interface Begun {
  readonly address: string
  /** Presses and typing, in their order; the last one sends. */
  readonly steps: readonly (Target | ((hands: Hands) => Promise<void>))[]
}

/** A write of the product as somebody does it. */
export interface Row {
  /** As the resources make it: `PUT ocpptags/{pk}`. */
  readonly call: string
  /** Where a call has more than one row. */
  readonly by?: string
  /** A record of its own for each cell. @param n - the cell's number */
  readonly begin: (server: Server, n: number) => Promise<Begun>
  /** It makes something new, and nothing keeps the server from a second one. */
  readonly isNew?: true
  /** What it says when it is done. */
  readonly done: RegExp
}

const API = '/api/v1/'
const button = (name: string | RegExp): Target => ['button', name]
const yes = (name: string | RegExp): Target => ['button', name, 'dialog']

const fill =
  (...fields: readonly (readonly [label: string | RegExp, value: string])[]) =>
  async (hands: Hands) => {
    for (const [label, value] of fields) await hands.fill(label, value)
  }

const pkOf = (body: unknown, name: string): number => {
  const found = new RegExp(`"(?:${name})":(\\d+)`).exec(JSON.stringify(body))?.[1]
  if (found === undefined) throw new Error(`no ${name}: ${JSON.stringify(body)}`)
  return Number(found)
}
const SUCCESS = /com sucesso|já tinha sido salvo/

const PROFILE = {
  description: 'Pico',
  currentLimitDefault: 32,
  intervals: [{ beginningEnd: ['18:00', '21:00'], currentLimit: 16 }],
}
const makeCard = async (server: Server, n: number): Promise<number> => {
  const tags = await server.ask(`${API}ocpptags/?page=1&size=1`)
  const body = await server.tell('POST', `${API}ocpptags`, {
    id_tag: `EE${n}${Math.floor(Math.random() * 1e8)}`,
    type: 'CARD',
    tenant_pk: pkOf(tags, 'tenantPk'),
    parent_id_tag: null,
    note: null,
    isFreeRecharge: false,
  })
  return pkOf(body, 'ocppTagPk')
}

const nth = <T>(rows: readonly T[], n: number, what: string): T => {
  const row = rows[n]
  if (row === undefined) throw new Error(`the sandbox has ${rows.length} ${what}, not ${n + 1}`)
  return row
}
const VG = '/mk-ms-virtualgroup/virtual-groups'
const makeGroup = async (server: Server, name: string): Promise<number> => {
  const pricing = {
    enabled: false,
    connector1_dynamic_pricing_id: null,
    connector2_dynamic_pricing_id: null,
    connector3_dynamic_pricing_id: null,
  }
  const body = await server.tell('POST', VG, {
    name,
    description: 'Doze vagas',
    tenant_id: 1,
    charge_boxs: [],
    smart_charging: {
      enabled: false,
      start_date: null,
      end_date: null,
      current_nominal_a: null,
      modulation: 'DYNAMIC',
      meter_device_remote_id: null,
      meter_device_remote_in_circuit: true,
    },
    dynamic_pricing: pricing,
  })
  return pkOf(body, 'id|virtual_group_id')
}
const stationPks = async (server: Server): Promise<readonly number[]> =>
  [
    ...JSON.stringify(await server.ask(`${API}chargepoints/?originType=MOVE`)).matchAll(
      /"chargeBoxPk":(\d+)/g,
    ),
  ].map(([, pk]) => Number(pk))
const stationIds = async (server: Server): Promise<readonly string[]> =>
  [
    ...JSON.stringify(await server.ask(`${API}chargepoints/?originType=MOVE`)).matchAll(
      /"chargeBoxId":"([^"]+)"/g,
    ),
  ].map(([, id]) => id ?? '')
/** Recharges of nine months, newest first. */
const recharges = async (server: Server, paymentStatus = ''): Promise<readonly Recharge[]> =>
  readRecharges(
    await server.tell('POST', `${API}transaction/list`, {
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
    'America/Sao_Paulo',
  )?.data.rows ?? []
const movements = async (server: Server, from: string): Promise<readonly Movement[]> =>
  readMovements(
    await server.ask(
      `/mk-ms-financial/transactions?page=0&size=10000&sort=createdTimestamp,desc&tenantApiKey=sandbox-move&searchTenantChildren=true&startDate=${from}&endDate=2026-03-14`,
    ),
  )?.data.rows ?? []
const holdCard = async (server: Server, idTag: string): Promise<void> => {
  const [chargeBoxId = ''] = await stationIds(server)
  await server.order('emit', { card: { chargeBoxId, idTag } })
}
const VOUCHER = {
  title: 'Abril',
  description: 'Vinte e cinco reais',
  kind: 'MONEY_RECHARGE',
  kind_value: 25,
  units: 50,
  start: '2026-03-14 03:00:00',
  expire: '2026-05-01 02:59:59',
  charge_box_pks: null,
  user_pks: null,
  uses_per_user: 1,
  expire_type: 'EXPIRATION_DATE',
  active: true,
  tenant_pk: 1,
}
const makeVoucher = async (server: Server, n: number, by: string): Promise<number> =>
  pkOf(await server.tell('POST', `${API}vouchers`, { ...VOUCHER, code: `${by}${n}` }), 'voucher_pk')
const PEAK = 'a1a1a1a1-0001-4000-8000-000000000001'
const makePricing = async (server: Server, name: string): Promise<string> => {
  const body = JSON.stringify(await server.tell('POST', `${API}dynamic-pricing`, { name }))
  return /"uuid":"([^"]+)"/.exec(body)?.[1] ?? body
}
const SMART = '/mk-ms-smartcharging/smart-charging'

const offered = async (server: Server): Promise<readonly string[]> =>
  [
    ...JSON.stringify(await server.ask(`${API}operations/v1.6/clear_cache/`)).matchAll(
      /"chargeBoxId":"([^"]+)"/g,
    ),
  ].map(([, id]) => id ?? '')
const checkHuman = async (hands: Hands): Promise<void> => {
  const box = await hands.needed('the human check', () => hands.all('input[type="checkbox"]')[0])
  if (box instanceof HTMLInputElement && !box.checked) box.click()
  await hands.settle()
}
const openRow = async (hands: Hands): Promise<void> => {
  const header = await hands.needed('a row', () => hands.all('[role="rowheader"], th[scope="row"]')[0])
  header.click()
  await hands.settle()
}

export const ROWS: readonly Row[] = [
  {
    call: 'POST charging_profiles',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/charging_profile/create',
      steps: [fill(['Descrição', `Pico ${n}`], ['Limite padrão', '32']), button(/^Criar perfil/)],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT charging_profiles/{pk}',
    begin: async (server, n) => {
      const pk = pkOf(await server.tell('POST', `${API}charging_profiles`, PROFILE), 'chargingProfilePk')
      return {
        address: `/charging_profile/edit/${pk}`,
        steps: [fill(['Limite padrão', String(40 + n)]), button(/^Salvar perfil/)],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST chargepoint-groups',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/station_groups/create',
      steps: [
        fill(
          ['CEP', '88000123'],
          ['Nome', `Torre ${n}`],
          ['Número', '77'],
          ['Latitude', '-27,6'],
          ['Longitude', '-48,5'],
        ),
        button(/^Criar grupo$/),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT chargepoint-groups/{pk}',
    begin: async (server, n) => {
      const { chargeBoxGroupPk: _pk, ...rest } = groupWire({ name: `Torre ${n}` })
      const body = { ...rest, address: { ...rest.address, addressPk: null } }
      const pk = pkOf(await server.tell('POST', `${API}chargepoint-groups`, body), 'chargeBoxGroupPk')
      return {
        address: `/station_groups/edit/${pk}`,
        steps: [fill(['Nome', `Torre nova ${n}`]), button(/^Salvar grupo$/)],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST ocpptags',
    begin: async (_server, n) => ({
      address: '/ocpptags/create',
      steps: [fill(['ID da tag', `04A2FFFFFF${10 + n}`]), button(/^Criar tag$/)],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT ocpptags/{pk}',
    begin: async (server, n) => ({
      address: `/ocpptags/edit/${await makeCard(server, n)}`,
      steps: [fill([/^Nota/, `frota ${n}`]), button(/^Salvar tag$/)],
    }),
    done: SUCCESS,
  },
  {
    call: 'DELETE ocpptags/{pk}',
    begin: async (server, n) => ({
      address: `/ocpptags/delete/${await makeCard(server, n)}`,
      steps: [yes(/^Excluir/)],
    }),
    done: SUCCESS,
  },
  {
    call: 'POST users_data',
    begin: async (_server, n) => ({
      address: '/users/create',
      steps: [
        fill(['Nome', 'Zélia'], ['E-mail', `zelia${n}@example.com`], ['Senha', 'Corrente#2026']),
        button('Criar usuário'),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'POST virtual-groups',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/virtual-groups/create',
      steps: [fill(['Nome', `Obra ${n}`], ['Descrição', 'Doze vagas']), button('Criar Configuração')],
    }),
    done: SUCCESS,
  },
  {
    call: 'POST dynamic-pricing',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/dynamic-pricing',
      steps: [button('Criar perfil'), fill(['Nome do perfil', `Terminal ${n}`]), yes('Criar')],
    }),
    done: /Perfil .+ criado|Definir preço base/,
  },
  {
    call: 'POST ocpptags/unknown',
    begin: async (server, n) => {
      await holdCard(server, `FEED00${10 + n}`)
      return {
        address: '/ocpptags/unknown',
        steps: [
          fill(['Buscar pelo id da tag', `FEED00${10 + n}`]),
          button(`Aprovar FEED00${10 + n}`),
          yes(/^Aprovar/),
        ],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'DELETE ocpptags/unknown/{idTag}',
    begin: async (server, n) => {
      await holdCard(server, `DEAD00${10 + n}`)
      return {
        address: '/ocpptags/unknown',
        steps: [fill(['Buscar pelo id da tag', `DEAD00${10 + n}`]), button(`Excluir DEAD00${10 + n}`)],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST vouchers',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/vouchers/create',
      steps: [
        async (hands) => {
          await fill(['Código', `ABRIL${n}`], ['Nome', 'Abril'], ['Descrição', 'Vinte e cinco reais'])(hands)
          await hands.press(['radio', /^Dinheiro/])
          await hands.fill('Valor', '2500', true)
          await hands.fill('Quantidade', '50')
          await hands.fillFirstOf('Data de validade', '30/04/2026')
        },
        button(/^Criar voucher$/),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT vouchers/{pk}',
    begin: async (server, n) => ({
      address: `/voucher/${await makeVoucher(server, n, 'EDITA')}/edit`,
      steps: [fill(['Nome', `Maio ${n}`]), button(/^Salvar voucher$/)],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT vouchers/{pk}',
    by: 'by its page',
    begin: async (server, n) => ({
      address: `/voucher/${await makeVoucher(server, n, 'PARA')}`,
      steps: [button('Desativar'), yes('Desativar')],
    }),
    done: /PARA\d+ atualizado/,
  },
  {
    call: 'PUT users_data/{pk}',
    begin: async (server, n) => {
      const body = JSON.stringify(
        await server.ask(`${API}users_data/dashboard-details/?activeUsers=true&page=1&size=50`),
      )
      const pks = [...body.matchAll(/"user_pk":(\d+)/g)].map(([, pk]) => Number(pk))
      return {
        address: `/user/${nth(pks, n + 3, 'users')}`,
        steps: [fill([/^Telefone/, `+55 11 98888-77${10 + n}`]), button('Salvar usuário')],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'PUT dynamic-pricing/{uuid}/detail',
    by: 'by a copy',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/dynamic-pricing',
      steps: [button('Duplicar Horário de ponta'), fill(['Nome do perfil', `Copia ${n}`]), yes('Salvar')],
    }),
    done: /Perfil .+ criado|7 dias/,
  },
  {
    call: 'PUT dynamic-pricing/{uuid}/detail',
    begin: async (_server, n) => ({
      address: `/dynamic-pricing/${PEAK}/monday`,
      steps: [
        async (hands) => hands.fill('Preço por kWh', String(210 + n), true),
        button('Salvar'),
        yes('Confirmar'),
      ],
    }),
    done: /atualizado com sucesso/,
  },
  {
    call: 'DELETE dynamic-pricing/{uuid}',
    begin: async (server, n) => {
      await makePricing(server, `Fim ${n}`)
      return { address: '/dynamic-pricing', steps: [button(`Excluir Fim ${n}`), yes('Confirmar')] }
    },
    done: SUCCESS,
  },
  {
    call: 'PUT virtual-groups/{id}',
    begin: async (server, n) => ({
      address: `/virtual-groups/edit/${await makeGroup(server, `Nome ${n}`)}`,
      steps: [fill(['Nome', `Outro ${n}`]), button('Salvar alterações')],
    }),
    done: SUCCESS,
  },
  {
    call: 'DELETE virtual-groups/{id}',
    begin: async (server, n) => {
      await makeGroup(server, `Velha ${n}`)
      return {
        address: '/virtual-groups',
        steps: [async (hands) => hands.search(`Velha ${n}`), button(`Excluir Velha ${n}`), yes(/Excluir/)],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST virtual-groups/dynamic-pricing',
    begin: async (server, n) => ({
      address: `/virtual-groups/view/${await makeGroup(server, `Preço ${n}`)}?tab=pricing`,
      steps: [
        async (hands) => {
          await hands.press(['switch', 'Perfil de Precificação habilitado'])
          await hands.choose('Perfil', 'Noturno 2026')
        },
        button('Salvar'),
        yes('Mudar o perfil'),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT virtual-groups/dynamic-pricing/{id}',
    begin: async (server, n) => {
      const id = await makeGroup(server, `Tarifa ${n}`)
      await server.tell('POST', `${VG}/dynamic-pricing`, {
        virtual_group_id: id,
        enabled: true,
        connector1_dynamic_pricing_id: PEAK,
        connector2_dynamic_pricing_id: PEAK,
        connector3_dynamic_pricing_id: PEAK,
      })
      return {
        address: `/virtual-groups/view/${id}?tab=pricing`,
        steps: [
          async (hands) => hands.choose('Perfil', 'Noturno 2026'),
          button('Salvar'),
          yes('Mudar o perfil'),
        ],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST virtual-groups/charge-boxs/all',
    begin: async (server, n) => ({
      address: `/virtual-groups/edit/${await makeGroup(server, `Vagas ${n}`)}/chargeboxes`,
      steps: [
        async (hands) => {
          const boxes = await hands.needed('a box', () => {
            const found = hands.all(
              'tbody input[type="checkbox"]:not(:disabled), [role="row"] input[type="checkbox"]:not(:disabled)',
            )
            return found.length > 1 ? found : undefined
          })
          boxes.at(-1)?.click()
        },
        button(/^Adicionar/),
        yes('Adicionar'),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'DELETE virtual-groups/charge-boxs/{linkPk}',
    begin: async (server, n) => {
      const id = await makeGroup(server, `Menos ${n}`)
      const [first = 0, second = 0] = await stationPks(server)
      await server.tell(
        'POST',
        `${VG}/charge-boxs/all`,
        [first, second].map((pk) => ({ virtual_group_id: id, charge_box_id: pk })),
      )
      return {
        address: `/virtual-groups/view/${id}?tab=chargers`,
        steps: [button(/^Remover /), yes('Excluir carregador')],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST smart-charging',
    isNew: true,
    begin: async (server, n) => {
      const id = await makeGroup(server, `Corrente ${n}`)
      const pks = await stationPks(server)
      await server.tell('POST', `${VG}/charge-boxs/all`, [
        { virtual_group_id: id, charge_box_id: nth(pks, n, 'stations') },
      ])
      return {
        address: `/virtual-groups/view/${id}?tab=smart`,
        steps: [
          async (hands) => {
            await fill(['Data de início', '15/03/2026'], ['Data de término', '31/12/2026'])(hands)
            await hands.fill('Corrente nominal do disjuntor (A)', '1250', true)
          },
          button('Criar'),
        ],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST virtual-groups/smart-charging',
    isNew: true,
    begin: async (server, n) => {
      const id = await makeGroup(server, `Ligada ${n}`)
      const pks = await stationPks(server)
      await server.tell('POST', `${VG}/charge-boxs/all`, [
        { virtual_group_id: id, charge_box_id: nth(pks, n, 'stations') },
      ])
      return {
        address: `/virtual-groups/view/${id}?tab=smart`,
        steps: [
          async (hands) => {
            await fill(['Data de início', '15/03/2026'], ['Data de término', '31/12/2026'])(hands)
            await hands.fill('Corrente nominal do disjuntor (A)', '1250', true)
          },
          button('Criar'),
        ],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'PUT smart-charging/{id}',
    begin: async (server, n) => {
      const id = await makeGroup(server, `Limite ${n}`)
      const pk = nth(await stationPks(server), n, 'stations')
      await server.tell('POST', `${VG}/charge-boxs/all`, [{ virtual_group_id: id, charge_box_id: pk }])
      const made = await server.tell('POST', SMART, {
        enabled: true,
        current_nominal_a: 125,
        start_date: '2026-03-15',
        end_date: '2026-12-31',
        charge_boxs: [{ charge_box_id: pk }],
        modulation: 'DYNAMIC',
      })
      await server.tell('POST', `${VG}/smart-charging`, {
        virtual_group_id: id,
        enabled: true,
        smart_charging_id: pkOf(made, 'id|smart_charging_id'),
      })
      return {
        address: `/virtual-groups/view/${id}?tab=smart`,
        steps: [
          async (hands) => hands.fill('Corrente nominal do disjuntor (A)', String(800 + n), true),
          button('Salvar'),
        ],
      }
    },
    done: SUCCESS,
  },
  {
    call: 'POST chargepoints',
    begin: async (_server, n) => ({
      address: '/stations/create',
      steps: [
        async (hands) => {
          await fill(['ChargeBox ID', `NOVA-${n}`], ['Descrição', 'Torre Norte'])(hands)
          await hands.press(['tab', 'Endereço'])
          await fill(['zip', '88010123'])(hands)
          await hands.settle()
          await fill(['houseNumber', '77'], [/^Latitude/, '-27,6'], [/^Longitude/, '-48,5'])(hands)
        },
        button(/^Criar estação$/),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'PUT chargepoints/{pk}',
    begin: async (server, n) => ({
      address: `/stations/edit/${nth(await stationPks(server), n + 15, 'stations')}`,
      steps: [fill(['Descrição', `Outra ${n}`]), button(/^Salvar estação$/)],
    }),
    done: SUCCESS,
  },
  {
    call: 'DELETE chargepoints/{pk}',
    begin: async (server) => ({
      address: `/stations/delete/${(await stationPks(server)).at(-1)}`,
      steps: [yes('Excluir')],
    }),
    done: SUCCESS,
  },
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
        n === 0 ? 0 : 1,
        'movements to refund',
      )
      return {
        address: `/financial?number=${pk}`,
        steps: [
          async (hands) => openRow(hands),
          button('Estornar'),
          button(/^Estornar (tudo|o restante)/),
          yes(/^Estornar R\$/),
        ],
      }
    },
    done: /Estorno de|Reembolsado/,
  },
  {
    call: 'POST transactions/{id}/nfes/resends',
    isNew: true,
    begin: async (server, n) => {
      const rows = (await movements(server, '2025-03-15')).filter(
        ({ nfeStatus, target }) => nfeStatus === 'rejeitado' && target === 'TRANSACTION',
      )
      return {
        address: `/financial?number=${nth(rows, n, 'refused invoices').pk}&from=2025-03-15&to=2026-03-14`,
        steps: [async (hands) => openRow(hands), button('Reenviar nota fiscal'), yes('Confirmar')],
      }
    },
    done: /enviada com sucesso|Processando autorização/,
  },
  {
    call: 'POST transaction/{id}/pay',
    begin: async (server, n) => {
      const rows = (await recharges(server, 'UNPAID')).filter(
        ({ paymentStatus }) => paymentStatus === 'rejected',
      )
      return {
        address: `/transactions?recharge=${nth(rows, n === 0 ? 0 : 1, 'unpaid recharges').id}`,
        steps: [button('Aprovar pagamento'), yes('Confirmar pagamento')],
      }
    },
    done: /confirmados com sucesso/,
  },
  {
    call: 'POST transaction/confirm_payments',
    begin: async () => ({
      address: '/transactions?revenue=UNPAID&from=2025-06-01&to=2026-03-14',
      steps: [
        button('Aprovar transações'),
        async (hands) => {
          const boxes = await hands.needed('two rows', () => {
            const found = hands
              .all('[role="checkbox"], input[type="checkbox"]')
              .filter(
                (one) => !one.matches(':disabled, [aria-disabled="true"], :checked, [aria-checked="true"]'),
              )
            return found.length > 3 ? found : undefined
          })
          for (const box of boxes.slice(-2)) box.click()
          await hands.settle()
        },
        button('Confirmar'),
        yes(/^Confirmar \d+ pagamento/),
      ],
    }),
    done: /confirmados com sucesso/,
  },
  {
    call: 'DELETE cancel-idle-payment/transaction/{id}',
    begin: async (server) => {
      const rows = (await recharges(server)).filter(
        ({ idleSeconds, idleAmount }) => (idleSeconds ?? 0) > 1200 && (idleAmount ?? 0) > 0,
      )
      return {
        address: `/transactions?recharge=${nth(rows, 0, 'idle charges').id}`,
        steps: [button('Cancelar cobrança de ociosidade'), yes('Cancelar cobrança')],
      }
    },
    done: /ociosidade cancelado/,
  },
  {
    call: 'POST nfe/resend',
    isNew: true,
    begin: async (server, n) => {
      const rows = (await recharges(server)).filter(
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
  {
    call: 'POST settings/supportMail',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/support',
      steps: [fill(['Mensagem', `O conector ${n} não libera o cabo.`]), button('Enviar mensagem')],
    }),
    done: SUCCESS,
  },
  {
    call: 'POST settings/contactMail',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/contact',
      steps: [
        fill(['Nome', 'Ana'], [/^E-mail/, 'ana@example.org'], ['Mensagem', `Quero ${n} estações aqui.`]),
        button('Enviar mensagem'),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'POST push-notification',
    begin: async (_server, n) => ({
      address: '/push_notification',
      steps: [
        fill(['Mensagem', `Manutenção no sábado ${n}.`]),
        button('Enviar notificação'),
        yes('Enviar a todos'),
      ],
    }),
    done: SUCCESS,
  },
  {
    call: 'POST operations/{mode}/clear_cache',
    begin: async (server, n) => ({
      address: `/operations/clear_cache?station=${encodeURIComponent(nth(await offered(server), n, 'stations'))}`,
      steps: [button(/^Enviar( a \d+ estaç(ão|ões))?$/)],
    }),
    done: /Comando enviado\./,
  },
  {
    call: 'POST qrcode/start',
    begin: async (server, n) => ({
      address: `/qrcode/start/${encodeURIComponent(nth(await stationIds(server), n, 'stations'))}/1`,
      steps: [async (hands) => checkHuman(hands), button('Iniciar recarga')],
    }),
    done: /Comando START enviado/,
  },
  {
    call: 'POST qrcode/stop',
    begin: async (server, n) => ({
      address: `/qrcode/start/${encodeURIComponent(nth(await stationIds(server), n, 'stations'))}/1`,
      steps: [async (hands) => checkHuman(hands), button('Parar recarga')],
    }),
    done: /Comando STOP enviado/,
  },
]
