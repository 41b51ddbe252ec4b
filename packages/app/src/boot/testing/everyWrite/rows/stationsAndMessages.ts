import { groupWire } from '@corrente/domain/fixtures'
import { API, nth, pkOf, stationPks } from '../records.ts'
import { button, fill, type Row, SUCCESS, yes } from '../row.ts'

export const STATIONS_AND_MESSAGES: readonly Row[] = [
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
]
