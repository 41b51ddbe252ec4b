/** Models of charging stations; their makers are domain's invented brands. */
export const MODELS = ['W22', 'W44 Duo', 'VF-60', 'VF-120', 'Mini 7', 'CD-30', 'Totem 3'] as const

/** Invented car makers with a model, and how many of a hundred cars are theirs. */
export const CARS = [
  ['Lobo-Guará', 'Elétron', 22],
  ['Arara', 'Azul EV', 18],
  ['Tucano', 'T1', 14],
  ['Onça', 'Pintada', 12],
  ['Capivara', 'Urbana', 11],
  ['Cóndor', 'Andes', 9],
  ['Jaguatirica', 'Mini', 8],
  ['Tamanduá', 'Carga', 6],
] as const

/** Kinds of site, for station names. */
export const SITES = {
  pt: [
    'Centro',
    'Shopping',
    'Posto',
    'Hotel',
    'Parque',
    'Condomínio',
    'Aeroporto',
    'Mercado',
    'Hospital',
    'Campus',
  ],
  es: [
    'Centro',
    'Mall',
    'Estación',
    'Hotel',
    'Parque',
    'Edificio',
    'Terminal',
    'Mercado',
    'Clínica',
    'Campus',
  ],
} as const

/** Names that have broken screens before; a few stations carry them. */
export const ODD_NAMES = [
  'Estacionamento Subterrâneo do Complexo Empresarial e Residencial Jardim das Araucárias Norte, torre',
  'IPÊ-SEM-ESPAÇO-NENHUM-NO-NOME-DA-ESTAÇÃO-DO-SUBSOLO-3-VAGA-117-LADO-B',
  'Posto <b>24h</b> & "Cia" \\ \'Elétrica\'',
  'محطة الشحن 07 – Foz',
  'Estação ⚡🔌 Família 👩‍👩‍👧',
  '  ',
] as const

/** Federal units of Brazil by name of the state. */
export const BRAZILIAN_STATES: Readonly<Record<string, string>> = {
  Acre: 'AC',
  Alagoas: 'AL',
  Amapá: 'AP',
  Amazonas: 'AM',
  Bahia: 'BA',
  Ceará: 'CE',
  'Distrito Federal': 'DF',
  'Espírito Santo': 'ES',
  Goiás: 'GO',
  Maranhão: 'MA',
  'Mato Grosso': 'MT',
  'Mato Grosso do Sul': 'MS',
  'Minas Gerais': 'MG',
  Pará: 'PA',
  Paraíba: 'PB',
  Paraná: 'PR',
  Pernambuco: 'PE',
  Piauí: 'PI',
  'Rio de Janeiro': 'RJ',
  'Rio Grande do Norte': 'RN',
  'Rio Grande do Sul': 'RS',
  Rondônia: 'RO',
  Roraima: 'RR',
  'Santa Catarina': 'SC',
  'São Paulo': 'SP',
  Sergipe: 'SE',
  Tocantins: 'TO',
}
