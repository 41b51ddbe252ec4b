import { expect, test } from 'vitest'
import { keyNumber, looseText, ownField, row, textOf } from './index.ts'

interface Car {
  readonly pk: number
  readonly name: string | undefined
  readonly isOld: boolean
}

const carRow = row<Car>({
  pk: ['car_pk', keyNumber],
  name: ['car_name', looseText],
  isOld: (wire) => textOf(ownField(wire, 'year')) === '1999',
})

test('each field comes from its name on the wire, or from the whole row', () => {
  expect(
    carRow.safeParse({ car_pk: '7', car_name: ' Uno ', year: '1999', colour: 'red' }).data,
  ).toStrictEqual({
    pk: 7,
    name: 'Uno',
    isOld: true,
  })
  expect(carRow.safeParse({ car_pk: 7 }).data).toStrictEqual({ pk: 7, name: undefined, isOld: false })
})

test.each([null, undefined, 7, 'car_pk', [7], {}, { car_pk: 'x' }, Object.create({ car_pk: 7 })])(
  'R10 %j is no row',
  (wire) => expect(carRow.safeParse(wire).success).toBe(false),
)

test('R10 what is no object is no row, even where every field may be absent', () => {
  const named = row<Pick<Car, 'name'>>({ name: ['car_name', looseText] })
  expect([{}, null, 'x', []].map((wire) => named.safeParse(wire).success)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a field of another type, one that is missing and one too many do not compile', () => {
  // @ts-expect-error a text is no number
  row<Car>({ pk: ['car_pk', looseText], name: ['car_name', looseText], isOld: () => false })
  // @ts-expect-error the name is missing
  row<Car>({ pk: ['car_pk', keyNumber], isOld: () => false })
  // @ts-expect-error what may be absent is not always a number
  row<Pick<Car, 'pk'>>({ pk: ['car_pk', looseText] })
  // @ts-expect-error nobody asked for the colour
  row<Pick<Car, 'pk'>>({ pk: ['car_pk', keyNumber], colour: ['colour', looseText] })
  expect(row<Pick<Car, 'pk'>>({ pk: ['car_pk', keyNumber] }).safeParse({ car_pk: 1 }).data).toEqual({ pk: 1 })
})
