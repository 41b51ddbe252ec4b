import { describe, expect, test } from 'vitest'
import { photoFixture, privateUsersFixture } from '../../fixtures/index.ts'
import {
  bindUser,
  boundAtFirst,
  choosePhotos,
  type NewPhoto,
  offeredUsers,
  PHOTO_BYTES,
  type Photo,
  phasesOf,
  photoRoom,
  photoTypeOf,
  photoView,
  RATE_UNITS,
  readCpfUser,
  readPhotos,
  readPrivateUsers,
  SYSTEMS,
  togglePhoto,
  unbindUser,
  voltagesOf,
} from '../index.ts'
import { sentTime, shownTime } from './hours.ts'
import { sentUsers } from './people.ts'
import { savedPhotos, sentPhotos } from './photos.ts'

describe('the electrical system', () => {
  test.each([
    ['SINGLE_PHASE', 'A B C', [220]],
    ['TWO_PHASE', 'AB BA', [220]],
    ['THREE_PHASE', 'ABC ACB BAC BCA CAB CBA', [220, 380]],
    ['', '', []],
    ['FOUR_PHASE', '', []],
  ] as const)('STF-041 STF-042 STF-043 STF-044 STF-045 STF-046 AST-037 %s', (system, phases, volts) => {
    expect(phasesOf(system).join(' ')).toBe(phases)
    expect(voltagesOf(system).map((option) => option.volts)).toEqual(volts)
  })

  test('STF-044 STF-046 how the voltages are written', () => {
    expect(voltagesOf('TWO_PHASE')).toEqual([{ notation: '127/220 V', volts: 220 }])
    expect(voltagesOf('THREE_PHASE')).toEqual([
      { notation: '127/220 V', volts: 220 },
      { notation: '220/380 V', volts: 380 },
    ])
    expect(SYSTEMS).toHaveLength(3)
  })

  test('STF-047 AST-037 a rate is in A or W', () => expect(RATE_UNITS).toEqual(['A', 'W']))
})

describe('opening hours', () => {
  test.each([
    ['07:00:00', 'open', '07:00', '07:00:00'],
    ['23:59:59', 'close', '00:00', '23:59:59'],
    ['23:59:59', 'open', '23:59:59', '23:59:59'],
    ['00:00:00', 'open', '00:00', '00:00:00'],
    ['00:00:00', 'close', '00:00', '23:59:59'],
    ['08:30:15', 'close', '08:30:15', '08:30:15'],
    [undefined, 'open', '', null],
    ['25:00:00', 'open', '25:00:00', null],
  ] as const)('STF-056 STF-057 %j (%s) is shown as %j and sent as %j', (wire, kind, shown, sent) => {
    expect(shownTime(wire, kind)).toBe(shown)
    expect(sentTime(shown, kind)).toBe(sent)
  })

  test('STF-056 a typed time goes out with seconds', () => {
    expect(sentTime('8:05', 'open')).toBe('08:05:00')
    expect(sentTime('24:00', 'close')).toBeNull()
  })
})

describe('photos', () => {
  const HERE = ['https://app.example.com', 'https://photos.example.com']
  const png = `data:image/png;base64,${photoFixture().base64}`
  test.each([
    [
      'where the page may ask',
      'https://photos.example.com/a.png',
      'x',
      { as: 'picture', src: 'https://photos.example.com/a.png' },
    ],
    ['elsewhere, with its picture', 'https://else.example.com/a.png', undefined, { as: 'picture', src: png }],
    [
      'elsewhere, by its address alone',
      'https://else.example.com/a.png',
      'x',
      { as: 'link', href: 'https://else.example.com/a.png', host: 'else.example.com' },
    ],
    [
      'in the clear',
      'http://photos.example.com/a.png',
      'x',
      { as: 'link', href: 'http://photos.example.com/a.png', host: 'photos.example.com' },
    ],
    [
      'below the host',
      'https://x.photos.example.com/a.png',
      'x',
      { as: 'link', href: 'https://x.photos.example.com/a.png', host: 'x.photos.example.com' },
    ],
    ['nowhere', undefined, 'x', { as: 'name' }],
  ] as const)('R25 STF-017 a photo that is kept %s', (_name, url, none, view) => {
    const photo = photoFixture({ url, ...(none === undefined ? {} : { base64: undefined }) })
    expect(photoView(photo, HERE)).toEqual(view)
  })
  test('R25 a new photo is a picture wherever it goes', () => {
    expect(photoView({ kind: 'new', name: 'a.jpg', base64: '/9j/4AA' }, [])).toEqual({
      as: 'picture',
      src: 'data:image/jpeg;base64,/9j/4AA',
    })
  })

  const file = (name: string, type = 'image/png', size = 100) => ({ name, type, size })
  const fresh = (name: string): NewPhoto => ({ kind: 'new', name, base64: 'AAAA' })

  test('STF-017 stored ones as an address or as the picture itself; an address that is unsafe is none', () => {
    const read = readPhotos([
      { name: 'a.png', url: 'https://example.com/a.png', base64: null },
      { name: 'b.png', base64: 'data:image/png;base64,QUJD' },
      { name: 'c.png', url: 'javascript:alert(1)' },
      { url: 'https://example.com/x.png' },
    ])
    expect(read?.unread).toBe(1)
    expect(read?.data.map(({ url, base64 }) => [url, base64])).toEqual([
      ['https://example.com/a.png', undefined],
      [undefined, 'QUJD'],
      [undefined, undefined],
    ])
    expect(readPhotos({ type: 'x' })).toBeUndefined()
  })

  test.each([
    ['a.gif', 'image/gif', 10, 'photoWrongType'],
    ['a.png', '', 10, 'photoWrongType'],
    ['a.png', 'image/svg+xml', 10, 'photoWrongType'],
    ['b.png', 'image/png', PHOTO_BYTES, 'photoTooLarge'],
    ['fachada.png', 'image/png', 10, 'photoNameTaken'],
    ['FACHADA.PNG', 'image/png', 10, 'photoNameTaken'],
  ] as const)('STF-078 STF-079 STF-081 %s (%s, %d bytes): %s', (name, type, size, message) => {
    expect(choosePhotos([photoFixture()], [file(name, type, size)])).toEqual({
      accepted: [],
      refused: [{ name, message }],
      ignored: 0,
    })
  })

  test('STF-081 a name is taken in whatever case it is stored', () => {
    const held = [photoFixture({ name: 'Fachada.PNG' })]
    expect(choosePhotos(held, [file('fachada.png')]).refused).toHaveLength(1)
  })

  test('STF-078 STF-079 jpeg and png under 10 MB are taken', () => {
    const files = [file('a.jpg', 'image/jpeg', PHOTO_BYTES - 1), file('b.png', 'IMAGE/PNG')]
    expect(choosePhotos([], files).accepted).toEqual(files)
  })

  test('STF-080 at most three; what is too many is ignored and counted; the same name twice in one choice is refused', () => {
    const choice = choosePhotos(
      [photoFixture()],
      [file('a.png'), file('a.png'), file('b.png'), file('c.png')],
    )
    expect(choice.accepted.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
    expect([choice.refused.length, choice.ignored]).toEqual([1, 1])
  })

  test('STF-080 STF-083 a marked one frees its place and can be taken back only while there is room', () => {
    const held: readonly Photo[] = [
      photoFixture({ name: 'a' }),
      photoFixture({ name: 'b' }),
      photoFixture({ name: 'c' }),
    ]
    expect(photoRoom(held)).toBe(0)
    const marked = togglePhoto(held, 'b')
    expect([photoRoom(marked), sentPhotos(marked).deletedPhotos]).toEqual([1, ['b']])
    expect(togglePhoto(marked, 'b')).toEqual(held)
    const full = [...marked, fresh('d')]
    expect(togglePhoto(full, 'b')).toEqual(full)
    expect(togglePhoto(full, 'd')).toEqual(marked)
  })

  test('STF-083 only new ones are sent, without their data prefix; after the save they are stored', () => {
    const photos: readonly Photo[] = [
      photoFixture({ isDeleted: true }),
      { ...fresh('n.png'), base64: 'data:image/png;base64,QUJD' },
    ]
    expect(sentPhotos(photos)).toEqual({
      photos: [{ name: 'n.png', base64: 'QUJD' }],
      deletedPhotos: ['fachada.png'],
    })
    const saved = savedPhotos(photos)
    expect(sentPhotos(saved)).toEqual({ photos: [], deletedPhotos: [] })
    expect(saved.map(({ name }) => name)).toEqual(['n.png'])
  })

  test('STF-082 what a file really is, by its first bytes', () => {
    expect(photoTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
    expect(photoTypeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png')
    expect(photoTypeOf(Uint8Array.of(0x47, 0x49, 0x46))).toBeUndefined()
    expect(photoTypeOf(new Uint8Array())).toBeUndefined()
  })
})

describe('people of a private station', () => {
  const people = privateUsersFixture()
  const bound = boundAtFirst(people)

  test('STF-084 STF-085 every field, under its name', () => {
    expect(people[1]).toEqual({
      pk: 202,
      name: 'Caio Fictício',
      email: 'pessoa.202@example.com',
      accountName: 'Rede Ipê',
      isOwner: false,
      bindStatus: 'NOT_REQUESTED',
      isBound: true,
      isHidden: false,
      isRelated: true,
    })
    expect(readPrivateUsers({ error: null, userPrivateStationList: null })).toEqual({ data: [], unread: 0 })
    expect(readPrivateUsers(5)).toBeUndefined()
  })

  test('STF-086 the list is whole: those bound already, pending and hidden ones included', () => {
    expect(sentUsers(bound)).toEqual([
      { user_pk: 201, owner: true },
      { user_pk: 202, owner: false },
      { user_pk: 203, owner: false },
    ])
  })

  test('hidden people are not offered and cannot be taken off the list', () => {
    expect(offeredUsers(people, bound).map(({ pk }) => pk)).toEqual([204, 205])
    const without = unbindUser(unbindUser(bound, 203), 202)
    expect(without.map(({ pk }) => pk)).toEqual([201, 203])
    expect(offeredUsers(people, without).map(({ pk }) => pk)).toEqual([202, 204, 205])
  })

  test('somebody is on the list once, with the latest role', () => {
    const [, , , fourth] = people
    if (!fourth) throw new Error('nobody')
    const added = bindUser(bindUser(bound, fourth, false), fourth, true)
    expect(added.filter(({ pk }) => pk === 204)).toMatchObject([{ isOwner: true, isBound: true }])
  })

  test.each([
    [200, { userPrivateStation: { user_pk: 7 }, data: null }, 'found'],
    [200, { userPrivateStation: null, data: { error: 'not found' } }, 'notFound'],
    [200, { error: null }, 'notFound'],
    [404, undefined, 'notFound'],
    [500, undefined, 'failed'],
    [200, 'x', 'failed'],
    ['unreachable', undefined, 'failed'],
  ] as const)('STF-089 STF-090 a search by CPF that ends with %j and %j is %s', (end, body, kind) =>
    expect(readCpfUser(end, body).kind).toBe(kind),
  )
})
