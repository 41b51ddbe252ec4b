/** A group as it is made for each network. */
export interface GroupPlan {
  readonly name: string
  readonly description: string | null
  /** Which of the network's chargers, by place; those before 60 have an advanced configuration. */
  readonly chargers: readonly number[]
  /** Numbers of pricing profiles for connectors 1 to 3; 99 is one that is gone. Absent: no record. */
  readonly pricing?: { readonly isOn: boolean; readonly profiles: readonly (number | null)[] }
  /** Which of the network's limits, in their order, with its meter. */
  readonly limit?: number
}

const each = (nth: number | null) => [nth, nth, nth]
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/** Groups as they grow in a network: in trouble, in order, half made, and left behind. */
export const GROUP_PLANS: readonly GroupPlan[] = [
  {
    name: 'Estacionamento Centro',
    description: 'Piso térreo e mezanino',
    chargers: from(40, 4),
    pricing: { isOn: true, profiles: [1, 2, 1] },
  },
  {
    name: 'Aeroporto, edifício-garagem',
    description: 'Oito vagas rápidas no nível 3',
    chargers: from(0, 8),
    pricing: { isOn: true, profiles: each(1) },
    limit: 0,
  },
  {
    name: 'Pátio da frota',
    description: 'Ônibus, recarga noturna',
    chargers: from(8, 4),
    pricing: { isOn: true, profiles: each(2) },
    limit: 1,
  },
  {
    name: 'Garagem Sul',
    description: 'Torre B, subsolo 1',
    chargers: from(12, 6),
    pricing: { isOn: true, profiles: each(2) },
    limit: 2,
  },
  {
    name: 'Shopping Aroeira',
    description: 'Deck 2, vagas cobertas',
    chargers: from(18, 5),
    pricing: { isOn: true, profiles: each(3) },
    limit: 3,
  },
  {
    name: 'Torre Norte',
    description: 'Contrato com o condomínio',
    chargers: from(23, 3),
    pricing: { isOn: false, profiles: each(1) },
    limit: 4,
  },
  { name: 'Mercado central', description: 'Medidor antigo', chargers: from(26, 2), limit: 5 },
  { name: 'Galpão Leste', description: 'Medidor trocado sem avisar', chargers: from(28, 2), limit: 6 },
  {
    name: 'Vila nova',
    description: 'Piloto por um ano',
    chargers: from(30, 2),
    pricing: { isOn: false, profiles: each(null) },
    limit: 7,
  },
  {
    name: 'Clube náutico',
    description: null,
    chargers: from(32, 3),
    pricing: { isOn: true, profiles: each(1) },
    limit: 8,
  },
  { name: 'Oficina', description: 'Desligado na reforma', chargers: from(35, 1), limit: 9 },
  { name: 'Condomínio Ipê', description: 'Medidor a instalar', chargers: from(36, 2), limit: 10 },
  {
    // The profile was deleted while the group used it.
    name: 'Hotel Pitanga',
    description: 'Tabela importada do sistema anterior',
    chargers: from(44, 3),
    pricing: { isOn: true, profiles: each(99) },
  },
  {
    // Its first charger is in Estacionamento Centro too.
    name: 'Posto da serra',
    description: 'Corredor rodoviário',
    chargers: [40, 60, 61, 62],
    pricing: { isOn: true, profiles: each(1) },
  },
  {
    name: 'Praça de recarga',
    description: 'Só o primeiro conector tem perfil',
    chargers: from(63, 2),
    pricing: { isOn: true, profiles: [4, null, null] },
  },
  { name: 'Depósito vazio', description: 'Aguardando a obra', chargers: [] },
]

/** What a group with a meter tells of itself, newest first; `{a}` and `{b}` are two of its chargers. */
export const EVENTS: readonly string[] = [
  'Limite aplicado: {a} reduzido para 12 A',
  'Limite aplicado: {b} reduzido para 16 A',
  'Medidor voltou a responder',
  'Medidor sem resposta há 5 minutos',
  '{a} liberado para 32 A',
  'Configuração alterada: corrente nominal',
  '{b} entrou no grupo',
]
