const FIRST = ['Ana', 'Bruno', 'Célia', 'Davi', 'Elisa', 'Fábio', 'Gisele', 'Heitor', 'Íris', 'João']
const LAST = [
  'Souza',
  'Teixeira',
  'Uchôa',
  'Vasconcelos',
  'Ximenes',
  'Zanetti',
  'Brandão',
  'Camargo',
  'Duarte',
  'Esteves',
]
const plain = (text: string) => text.normalize('NFD').replace(/[\p{M} ]/gu, '')
const digits = (serial: number, length: number) =>
  String(serial * 7_919_317 + 10 ** (length - 1)).slice(0, length)

/** Values of one person, none of whom there is. */
const personOf = (at: number): readonly string[] => {
  const name = `${FIRST[at % 10]} ${LAST[Math.floor(at / 3) % 10]}`
  const cpf = digits(at + 11, 11)
  return [
    name,
    `${name.toLowerCase().replace(' ', '.')}${at}@exemplo.com.br`,
    `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`,
    `${digits(at + 3, 8)}0001${digits(at, 2)}`,
    `+55 11 9${digits(at + 5, 4)}-${digits(at + 6, 4)}`,
    `04A1${digits(at + 7, 8)}`,
    `eyJhbGciOi.${digits(at, 9)}.sig-${at}`,
    `BRA${at % 10}E${digits(at, 2)}`,
    `4111 ${digits(at + 1, 4)} ${digits(at + 2, 4)} ${digits(at + 3, 4)}`,
    `Rua das Tomadas, ${digits(at + 4, 4)}`,
    `CASA${plain(name).toUpperCase()}`,
    `9${digits(at + 8, 4)}.${digits(at + 9, 4)}`,
    digits(at + 10, 10).replace(/(..)(?!$)/g, '$1 '),
  ]
}
/** 390 values of persons: what must not leave a page. */
export const PLANTED = Array.from({ length: 30 }, (_, at) => personOf(at)).flat()
