import { API, makePricing, PEAK, PROFILE, pkOf } from '../records.ts'
import { button, fill, type Row, SUCCESS, yes } from '../row.ts'

export const PRICES_AND_PROFILES: readonly Row[] = [
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
    call: 'POST dynamic-pricing',
    isNew: true,
    begin: async (_server, n) => ({
      address: '/dynamic-pricing',
      steps: [button('Criar perfil'), fill(['Nome do perfil', `Terminal ${n}`]), yes('Criar')],
    }),
    done: /Perfil .+ criado|Definir preço base/,
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
]
