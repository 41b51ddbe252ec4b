import { API, holdCard, makeCard, makeVoucher, nth } from '../records.ts'
import { button, fill, type Row, SUCCESS, yes } from '../row.ts'

export const CARDS_AND_PEOPLE: readonly Row[] = [
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
]
