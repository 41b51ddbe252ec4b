import { groupWire } from '@corrente/domain/fixtures'
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
  const found = new RegExp(`"${name}":(\\d+)`).exec(JSON.stringify(body))?.[1]
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
]
