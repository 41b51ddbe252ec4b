/** Invented first names; none belongs to a person of the product's making. */
export const FIRST_NAMES = [
  'Marina',
  'Caio',
  'Luzia',
  'Otávio',
  'Benício',
  'Ayla',
  'Iracema',
  'Tomé',
  'Jurema',
  'Davi',
  'Noemi',
  'Raul',
  'Celeste',
  'Breno',
  'Dalva',
  'Ícaro',
  'Salomé',
  'Ulisses',
  'Aurora',
  'Gael',
  'Zoé',
  'Joaquim',
  'Paloma',
  'Ernesto',
] as const

/** Invented family names; several say that they are. */
export const FAMILY_NAMES = [
  'Fictício',
  'Exemplo',
  'Inventado',
  'Aroeira',
  'Pitanga',
  'Carnaúba',
  'Guaraná',
  'Cedro',
  'Jatobá',
  'Ventura',
  'Ribalta',
  'Solares',
  'Montealto',
  'Quintana',
  'Valverde',
  'Bragança',
  'Figueirôa',
  'Araucária',
  'Peroba',
  'Lume',
] as const

/** Invented street names by language of the network. */
export const STREETS = {
  pt: [
    'Rua das Palmeiras',
    'Avenida dos Ipês',
    'Rua do Sabiá',
    'Alameda das Araucárias',
    'Rua Beira-Lago',
    'Avenida Aurora',
    'Travessa do Cedro',
    'Rua Nova Esperança',
    'Praça da Figueira',
    'Rodovia do Sol, km 12',
    'Rua São João',
    'Avenida do Jatobá',
    'Rua Água Fria',
    'Largo da Estação',
    'Rua Três Irmãos',
  ],
  es: [
    'Calle de los Guayacanes',
    'Avenida del Ceibo',
    'Carrera 7 Nueva',
    'Calle 45 Sur',
    'Avenida Amanecer',
    'Calle del Jacarandá',
    'Diagonal del Parque',
    'Camino de la Laguna',
    'Calle Peña Alta',
    'Rambla del Faro',
  ],
} as const

/** Invented makers of charging stations, with models. */
export const MAKERS = [
  ['Fabricante Exemplo', 'W22'],
  ['Fabricante Exemplo', 'W44 Duo'],
  ['Voltagem Fictícia', 'VF-60'],
  ['Voltagem Fictícia', 'VF-120'],
  ['Amperinha', 'Mini 7'],
  ['Cargadores Demo', 'CD-30'],
  ['Faísca Imaginária', 'Totem 3'],
] as const

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
