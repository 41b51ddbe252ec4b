import { expect, test } from 'vitest'
import { readTypedCommand } from './index.ts'

test.each([
  ['reset ARO-0003', [{ command: 'remoteReset', station: 'ARO-0003', connectorId: undefined }]],
  [
    'Parar ARO-0003 2',
    [
      { command: 'remoteStop', station: 'ARO-0003', connectorId: 2 },
      { command: 'remoteStop', station: 'ARO-0003 2', connectorId: undefined },
    ],
  ],
  [
    'Diagnóstico Ipê Centro 01',
    [{ command: 'getDiagnostics', station: 'Ipê Centro 01', connectorId: undefined }],
  ],
  [
    'status ARO-0003 2',
    [
      { command: 'triggerMessage', station: 'ARO-0003', connectorId: 2 },
      { command: 'triggerMessage', station: 'ARO-0003 2', connectorId: undefined },
    ],
  ],
  [
    'disponibilidade ARO-0003 1',
    [
      { command: 'changeAvailability', station: 'ARO-0003', connectorId: 1 },
      { command: 'changeAvailability', station: 'ARO-0003 1', connectorId: undefined },
    ],
  ],
  // What is no connector's number belongs to the name, and so does a number alone.
  ['parar Centro 04', [{ command: 'remoteStop', station: 'Centro 04', connectorId: undefined }]],
  ['parar 2', [{ command: 'remoteStop', station: '2', connectorId: undefined }]],
  // A reset takes the whole station.
  ['reiniciar Centro 4', [{ command: 'remoteReset', station: 'Centro 4', connectorId: undefined }]],
  ['reset', []],
  ['ARO-0003', []],
  ['constructor x', []],
])('a verb with a station: %s', (text, found) => {
  expect(readTypedCommand(text)).toEqual(found)
})
