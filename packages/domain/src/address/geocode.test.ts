import { expect, test } from 'vitest'
import { readGeocoded } from './index.ts'

test.each([
  [[{ lat: -27.6, lng: -48.5 }], [{ lat: -27.6, lng: -48.5 }]],
  [[{ lat: '-27.6', lon: '-48.5', display_name: 'Florianópolis' }], [{ lat: -27.6, lng: -48.5 }]],
  [
    [{ lat: 91, lng: 0 }, { lat: 0, lng: 181 }, { lat: null, lng: 1 }, 'x', { lat: 1, lng: 2 }],
    [{ lat: 1, lng: 2 }],
  ],
  [[], []],
  [{ message: 'no quota' }, undefined],
  ['text', undefined],
])(
  'STF-074 a geocoder’s answer is read leniently, and never gives a place that is none: %j',
  (body, points) => {
    expect(readGeocoded(body)?.data).toEqual(points)
  },
)
