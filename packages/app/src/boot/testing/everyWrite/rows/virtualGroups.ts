import { readGroupChargers } from '@corrente/domain/virtual-groups'
import { makeGroup, nth, PEAK, pkOf, SMART, stationPks, VG } from '../records.ts'
import { button, fill, type Row, SUCCESS, yes } from '../row.ts'
import type { Server } from '../server.ts'

/** The chargers that smart charging takes (VGR-052). */
const fitPks = async (server: Server): Promise<readonly number[]> => {
  const page = await server.ask('/mk-ms-virtualgroup/charge-boxs?tenant_id=1&page=0&size=1000')
  const rows = readGroupChargers(page)?.data.rows ?? []
  return rows.filter(({ hasConfig }) => hasConfig === true).map(({ pk }) => pk)
}

/** A group with one charger gets its limit. */
const newLimit =
  (name: string): Row['begin'] =>
  async (server, n) => {
    const id = await makeGroup(server, `${name} ${n}`)
    const pks = await fitPks(server)
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
  }

export const VIRTUAL_GROUPS: readonly Row[] = [
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
  { call: 'POST smart-charging', isNew: true, begin: newLimit('Corrente'), done: SUCCESS },
  // The step after it of one chain.
  { call: 'POST virtual-groups/smart-charging', isNew: true, begin: newLimit('Ligada'), done: SUCCESS },
  {
    call: 'PUT smart-charging/{id}',
    begin: async (server, n) => {
      const id = await makeGroup(server, `Limite ${n}`)
      const pk = nth(await fitPks(server), n, 'stations')
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
          async (hands) => hands.fill('Corrente nominal do disjuntor (A)', String(200 + n), true),
          button('Salvar'),
        ],
      }
    },
    done: SUCCESS,
  },
]
