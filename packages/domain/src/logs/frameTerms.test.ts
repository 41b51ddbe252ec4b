import { expect, test } from 'vitest'
import { frameTermsOf } from './index.ts'

test.each([
  [
    'Received: [2,"1","StatusNotification",{"connectorId":1,"status":"Faulted","errorCode":"GroundFailure"}]',
    [
      { kind: 'status', text: 'Faulted' },
      { kind: 'error', text: 'GroundFailure' },
    ],
  ],
  [
    'Received: [2,"1","StatusNotification",{"status":"Available","errorCode":"NoError"}]',
    [{ kind: 'status', text: 'Available' }],
  ],
  ['Received: [2,"1","StopTransaction",{"reason":"PowerLoss"}]', [{ kind: 'reason', text: 'PowerLoss' }]],
  [
    'Sending: [2,"1","ChangeConfiguration",{"key":"HeartbeatInterval","value":"300"}]',
    [{ kind: 'key', text: 'HeartbeatInterval' }],
  ],
  ['Received: [3,"1",{"status":"RebootRequired"}]', [{ kind: 'answer', text: 'RebootRequired' }]],
  // A word of a maker, a frame that was cut, an inherited name, no frame.
  ['Received: [3,"1",{"status":"Perhaps"}]', []],
  ['Received: [3,"1",{"status":"Acc', []],
  ['Received: [2,"1","toString",{"status":"Faulted"}]', []],
  ['Faulted', []],
])('the words of a frame that the dictionary explains: %s', (line, terms) => {
  expect(frameTermsOf(line)).toEqual(terms)
})
