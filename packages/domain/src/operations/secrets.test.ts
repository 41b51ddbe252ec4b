import { expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import { COMMAND_FORM } from './form.ts'
import { quotedRequest } from './quote.ts'
import { coveredValue } from './secrets.ts'

test.each([
  ['AuthorizationKey', '0011AABBCCDDEEFF', '••••••'],
  ['StationPassword', 'LetMeIn!', '••••••'],
  ['HttpBasicAuthPassword', 'abc123', '••••••'],
  ['WifiPSK', 'minha-rede', '••••••'],
  ['senha_wifi', 'x', '••••••'],
  ['APN_Credentials', 'user/pass', '••••••'],
  ['ServerUrl', 'wss://usuario:segredo@csms.example/ocpp', 'wss://•••@csms.example/ocpp'],
  [
    'WebPaymentUrl',
    'https://x.example/{id}?token=abcdef&lang=pt',
    'https://x.example/{id}?token=•••&lang=pt',
  ],
  // Nothing to keep back.
  ['MeterValuesSampledData', 'Energy.Active.Import.Register,SoC', 'Energy.Active.Import.Register,SoC'],
  ['GetConfigurationMaxKeys', '40', '40'],
  ['ServerUrl', 'wss://csms.example/ocpp', 'wss://csms.example/ocpp'],
  ['AuthorizationKey', '', ''],
])('the value of %s: %j is shown as %j', (key, value, shown) => {
  expect(coveredValue(key, value)).toBe(shown)
})

test('what was sent is quoted without them', () => {
  const sent = {
    ...emptyValues(COMMAND_FORM),
    keyType: 'CUSTOM' as const,
    customConfKey: 'WifiPSK',
    value: 'aberto',
  }
  const quoted = (values: typeof sent) =>
    quotedRequest('changeConfiguration', values).find(({ field }) => field === 'value')?.value
  expect(quoted(sent)).toBe('••••••')
  expect(quoted({ ...sent, customConfKey: 'ServerUrl', value: 'wss://u:p@h/o' })).toBe('wss://•••@h/o')
})
