import { expect, test } from 'vitest'
import { requireEnvironment } from '../../deploy/requireEnvironment.ts'
import { readEnvironment } from './environmentSchema.ts'

const full = {
  VITE_CORRENTE_API_KEY: 'key',
  VITE_CORRENTE_GATEWAY: 'https://gateway.example.com',
  VITE_CORRENTE_WEBSOCKET: 'wss://live.example.com/ws/websocket',
  VITE_CORRENTE_CAPTCHA_SITE_KEY: 'site-key',
}
const failure = (variables: Record<string, unknown>, mode = 'production') => {
  try {
    requireEnvironment(variables, mode)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('BOOT-012 BOOT-013 BOOT-015 a production build without values stops and names each of them', () => {
  const said = failure({})
  for (const name of ['API_KEY', 'GATEWAY', 'WEBSOCKET', 'CAPTCHA_SITE_KEY'])
    expect(said).toContain(`VITE_CORRENTE_${name} is missing`)
})

test('BOOT-008 a blank value counts as missing', () => {
  expect(failure({ ...full, VITE_CORRENTE_API_KEY: '   ' })).toContain('VITE_CORRENTE_API_KEY is missing')
})

test.each(Object.keys(full))('one missing value is named alone: %s', (name) => {
  const said = failure({ ...full, [name]: undefined })
  expect(said).toContain(`${name} is missing`)
  expect(said.split('\n')).toHaveLength(2)
})

test('BOOT-011 the version 1 base path is /api/v1/ unless the build says otherwise', () => {
  expect(requireEnvironment(full, 'production').API_PATH).toBe('/api/v1/')
  expect(requireEnvironment({ ...full, VITE_CORRENTE_API_PATH: '/other/v1/' }, 'production').API_PATH).toBe(
    '/other/v1/',
  )
})

test('BOOT-008 the theme defaults to move, terms of use and deep-link host to empty', () => {
  const read = readEnvironment(full)
  expect('environment' in read && read.environment).toMatchObject({
    THEME: 'move',
    TERMS_OF_USE: '',
    DEEPLINKING_HOST: '',
  })
})

test('BOOT-015 the sandbox human check never gets into a production build', () => {
  expect(failure({ ...full, VITE_CORRENTE_HUMAN_CHECK: 'sandbox' })).toContain('HUMAN_CHECK')
  expect(failure({ ...full, VITE_CORRENTE_HUMAN_CHECK: 'sandbox' }, 'sandbox')).toBe('')
})

test('addresses may be relative to the page, but not anything else', () => {
  const relative = { ...full, VITE_CORRENTE_GATEWAY: '/', VITE_CORRENTE_WEBSOCKET: '/ws' }
  expect(requireEnvironment(relative, 'production')).toMatchObject({ GATEWAY: '/', WEBSOCKET: '/ws' })
  expect(failure({ ...full, VITE_CORRENTE_GATEWAY: 'javascript:alert(1)' })).toContain('GATEWAY')
})

test('BOOT-014 a maps key and a style address are settings of the build; without them the embedded basemap stands', () => {
  expect(requireEnvironment(full, 'production')).toMatchObject({ MAPS_KEY: '', MAP_STYLE_URL: '' })
  const own = {
    ...full,
    VITE_CORRENTE_MAPS_KEY: 'maps-key',
    VITE_CORRENTE_MAP_STYLE_URL: 'https://maps.example.com/style.json',
  }
  expect(requireEnvironment(own, 'production')).toMatchObject({
    MAPS_KEY: 'maps-key',
    MAP_STYLE_URL: 'https://maps.example.com/style.json',
  })
})

test('STF-074 a geocoder is a setting of the build; without one nothing is asked', () => {
  expect(requireEnvironment(full, 'production').GEOCODER_URL).toBe('')
  const own = { ...full, VITE_CORRENTE_GEOCODER_URL: 'https://geocoder.example.com/search' }
  expect(requireEnvironment(own, 'production').GEOCODER_URL).toBe('https://geocoder.example.com/search')
  expect(failure({ ...full, VITE_CORRENTE_GEOCODER_URL: 'javascript:alert(1)' })).toContain('GEOCODER_URL')
})

test('BOOT-016 the QR-code token is a setting of the build', () => {
  const read = requireEnvironment({ ...full, VITE_CORRENTE_QR_TOKEN: ' qr-token ' }, 'production')
  expect(read.QR_TOKEN).toBe('qr-token')
})

test('TDS-002 TDS-004 the card bridge: the provider’s script and PROD by default; what cannot be used stops the build', () => {
  expect(requireEnvironment(full, 'production')).toMatchObject({
    CARD_SCRIPT: 'https://assets.pagseguro.com.br/checkout-sdk-js/rc/dist/browser/pagseguro.min.js',
    CARD_ENVIRONMENT: 'PROD',
    CARD_ORIGINS: '',
  })
  const wrong = {
    ...full,
    VITE_CORRENTE_CARD_SCRIPT: 'http://cards.example.com/sdk.js',
    VITE_CORRENTE_CARD_ENVIRONMENT: 'TEST',
    VITE_CORRENTE_CARD_ORIGINS: 'https://app.example.com/path',
  }
  for (const name of ['CARD_SCRIPT', 'CARD_ENVIRONMENT', 'CARD_ORIGINS'])
    expect(failure(wrong)).toContain(`VITE_CORRENTE_${name} must`)
  expect(failure({ ...wrong, VITE_CORRENTE_CARD_SCRIPT: 'off' })).toBe('')
})

test.each([
  ['GATEWAY', 'http://gateway.example.com'],
  ['WEBSOCKET', 'ws://live.example.com/ws'],
  ['API_PATH', 'http://gateway.example.com/api/v1/'],
  ['FINANCIAL_PATH', 'http://gateway.example.com/financial'],
  ['PAYMENT_PATH', 'http://gateway.example.com/payment'],
  ['VIRTUAL_GROUP_PATH', 'http://gateway.example.com/groups'],
  ['SMART_CHARGING_PATH', 'http://gateway.example.com/smart'],
  ['MAP_STYLE_URL', 'http://maps.example.com/style.json'],
  ['GEOCODER_URL', 'http://geocoder.example.com'],
  ['REPORT_URL', 'http://reports.example.com'],
])('a production build takes no open address: %s', (name, value) => {
  const open = { ...full, [`VITE_CORRENTE_${name}`]: value }
  expect(failure(open)).toContain(`VITE_CORRENTE_${name} must be https or wss`)
  expect(failure(open, 'sandbox')).toBe('')
  const own = value.replace(/\/\/[^/]+/, '//localhost:8080')
  expect(failure({ ...full, [`VITE_CORRENTE_${name}`]: own })).toBe('')
})
