import type { VoucherRow } from '../store/voucherRows.ts'

/** A voucher as somebody planned it; days are counted from today, both ends inclusive. */
export interface VoucherPlan {
  readonly code: string
  readonly title: string
  readonly description: string | null
  readonly kind: VoucherRow['kind']
  /** Percent, kWh, or reais. */
  readonly value: number
  readonly units: number
  readonly from: number
  readonly to: number
  /** People who used it, at most. */
  readonly uses?: number
  /** People who typed its code, or so many guests. */
  readonly waiting?: number
  readonly guests?: number
  /** One of those who wait has it on hold. */
  readonly hasHeld?: boolean
  /** So many chargers alone. */
  readonly chargers?: number
  /** It ends by uses. */
  readonly usesPerUser?: number
  readonly isOff?: boolean
  readonly isUsedUp?: boolean
  readonly by?: string
}

const BY = 'Marina Exemplo'

/** Vouchers of every kind, status and source. */
export const PLANS: readonly VoucherPlan[] = [
  {
    code: 'BEMVINDO10',
    title: 'Boas-vindas',
    description: 'Dez por cento nas duas primeiras recargas',
    kind: 'PERCENT_RECHARGE',
    value: 10,
    units: 500,
    from: -70,
    to: 21,
    uses: 34,
    waiting: 40,
    hasHeld: true,
    usesPerUser: 2,
    by: BY,
  },
  {
    code: 'FROTA50',
    title: 'Frota Umbu',
    description: 'Cinquenta por mês para quem dirige a frota',
    kind: 'MONEY_RECHARGE',
    value: 50,
    units: 12,
    from: -25,
    to: 5,
    uses: 4,
    guests: 9,
    hasHeld: true,
    chargers: 6,
    by: BY,
  },
  {
    code: 'PISCINA20',
    title: 'Verão na estrada',
    description: 'Vinte kWh para quem viaja no feriado',
    kind: 'KWH_RECHARGE',
    value: 20,
    units: 120,
    from: -12,
    to: 2,
    uses: 8,
    waiting: 15,
    by: 'Caio Fictício',
  },
  {
    code: 'INVERNO15',
    title: 'Inverno',
    description: 'Quinze por cento na estação fria',
    kind: 'PERCENT_RECHARGE',
    value: 15,
    units: 300,
    from: 14,
    to: 105,
    usesPerUser: 3,
    by: BY,
  },
  {
    code: 'CONVIDADOS',
    title: 'Inauguração do hub',
    description: 'Uma recarga para cada convidado',
    kind: 'MONEY_RECHARGE',
    value: 80,
    units: 30,
    from: 3,
    to: 3,
    guests: 12,
    chargers: 2,
    by: 'Beatriz Fictício',
  },
  {
    code: 'NATAL25',
    title: 'Natal',
    description: 'Vinte e cinco por cento no fim do ano',
    kind: 'PERCENT_RECHARGE',
    value: 25,
    units: 200,
    from: -110,
    to: -72,
    uses: 11,
    waiting: 14,
    by: BY,
  },
  {
    code: 'VAZOU30',
    title: 'Parceria com a rádio',
    description: 'O código foi lido no ar',
    kind: 'MONEY_RECHARGE',
    value: 30,
    units: 1000,
    from: -30,
    to: 60,
    uses: 7,
    isOff: true,
    by: 'Caio Fictício',
  },
  {
    code: 'PRIMEIROS',
    title: 'Os primeiros da fila',
    description: 'Esgotado no mesmo dia',
    kind: 'KWH_RECHARGE',
    value: 12.5,
    units: 10,
    from: -150,
    to: 40,
    uses: 10,
    isUsedUp: true,
    by: BY,
  },
  {
    // The same code as one that runs, on the same days: made before the check of codes.
    code: 'FROTA50',
    title: 'Frota Umbu, mês que vem',
    description: 'Começa antes de a outra terminar',
    kind: 'MONEY_RECHARGE',
    value: 50,
    units: 12,
    from: 4,
    to: 34,
    guests: 3,
    by: BY,
  },
  {
    // One code over the years.
    code: 'NATAL25',
    title: 'Natal do ano passado',
    description: 'A mesma campanha, um ano antes',
    kind: 'PERCENT_RECHARGE',
    value: 20,
    units: 150,
    from: -475,
    to: -437,
    by: 'Otávio Modelo',
  },
  {
    code: 'OFICINA',
    title: 'Carro reserva da oficina',
    description: 'Aberto a quem tem o código, sem prazo curto',
    kind: 'KWH_RECHARGE',
    value: 7.75,
    units: 15,
    from: -200,
    to: 200,
    uses: 3,
    chargers: 1,
  },
  {
    // Switched on, but over: status and switch are two things.
    code: 'CARNAVAL',
    title: 'Carnaval',
    description: null,
    kind: 'PERCENT_RECHARGE',
    value: 33.33,
    units: 60,
    from: -35,
    to: -24,
    uses: 2,
    by: BY,
  },
]

/** Campaigns gone by: code, title, kind, value. */
export const CAMPAIGNS = [
  ['PASCOA', 'Páscoa', 'PERCENT_RECHARGE', 12],
  ['MAES', 'Dia das mães', 'PERCENT_RECHARGE', 15],
  ['NAMORADOS', 'Dia dos namorados', 'MONEY_RECHARGE', 25],
  ['FERIAS', 'Férias de julho', 'KWH_RECHARGE', 15],
  ['PAIS', 'Dia dos pais', 'PERCENT_RECHARGE', 15],
  ['PRIMAVERA', 'Primavera elétrica', 'MONEY_RECHARGE', 20],
  ['SEMANADOCLIENTE', 'Semana do cliente', 'PERCENT_RECHARGE', 20],
  ['CRIANCAS', 'Dia das crianças', 'MONEY_RECHARGE', 12.9],
  ['BLACKFRIDAY', 'Black Friday', 'PERCENT_RECHARGE', 40],
  ['ANIVERSARIO', 'Aniversário da rede', 'KWH_RECHARGE', 10],
  ['CONGRESSO', 'Congresso de mobilidade', 'MONEY_RECHARGE', 60],
] as const satisfies readonly (readonly [string, string, VoucherRow['kind'], number])[]
