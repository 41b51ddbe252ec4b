import { expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import { maskedAddress, withoutPasswords } from './addresses.ts'
import { COMMAND_FORM, type CommandValues } from './form.ts'
import { kindOf, quotedRequest } from './quote.ts'
import { readTasks } from './tasks.ts'

test.each([
  ['ftp://user:secret@host/dir/f.bin', 'ftp://•••@host/dir/f.bin'],
  ['https://host/f.bin?sig=abc&x=1', 'https://host/f.bin?sig=•••&x=•••'],
  ['https://host/f.bin', 'https://host/f.bin'],
  // A password may hold what ends an address elsewhere.
  ['ftp://u:p/a@host/f.bin', 'ftp://•••@host/f.bin'],
  ['ftp://u:p@w/x@host/f.bin', 'ftp://•••@host/f.bin'],
  ['ftp://u:p?a=b@host/f.bin', 'ftp://•••@host/f.bin'],
  ['ftp://u@host/f.bin', 'ftp://•••@host/f.bin'],
  // Nobody is named: the file is.
  ['https://host/a@2x.bin', 'https://host/a@2x.bin'],
])('an address is shown without its password: %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
})

test('what a charger answers is shown without the passwords that it repeats', () => {
  expect(withoutPasswords('Cannot open ftp://u:p/a@host/x (530), retry')).toBe(
    'Cannot open ftp://•••@host/x (530), retry',
  )
  expect(withoutPasswords('See https://host/?code=7 or a@b')).toBe('See https://host/?code=7 or a@b')
  const result = {
    errorMessage: 'no route to ftp://u:p@host/x',
    response: 'ftp://u:p@host/y',
    hasDetail: false,
  }
  const read = readTasks({ taskList: [{ taskId: 1, taskDetail: { resultMap: { A: result } } }] })
  expect(read?.data[0]?.results[0]).toMatchObject({
    error: 'no route to ftp://•••@host/x',
    response: 'ftp://•••@host/y',
  })
})

const quoted = (command: Parameters<typeof quotedRequest>[0], changes: Partial<CommandValues>) =>
  quotedRequest(command, { ...emptyValues(COMMAND_FORM), ...changes })

test('a request is quoted by the names of the contract, without its stations; a card is known for one', () => {
  expect(quoted('remoteStart', { connectorId: 2, idTag: ' TAG1 ' })).toEqual([
    { field: 'connectorId', value: '2', isPersonal: false },
    { field: 'idTag', value: 'TAG1', isPersonal: true },
  ])
  expect(quoted('getConfiguration', { confKeys: ['A', 'B'] })).toEqual([
    { field: 'confKeyList', value: 'A, B', isPersonal: false },
  ])
  expect(quoted('clearCache', {})).toEqual([])
})

test('its address is masked, and "now" is no time that nobody has noted', () => {
  const fields = quoted('updateFirmware', { location: 'ftp://u:p/a@host/f.bin', isNow: true })
  expect(fields.find(({ field }) => field === 'location')?.value).toBe('ftp://•••@host/f.bin')
  expect(fields.find(({ field }) => field === 'retrieve')?.value).toBeUndefined()
})

test('a command with kinds says its kind in the protocol’s word, any other says none', () => {
  const values = { ...emptyValues(COMMAND_FORM), resetType: 'HARD', availType: 'INOPERATIVE' }
  expect(kindOf('remoteReset', values)).toBe('Hard')
  expect(kindOf('changeAvailability', values)).toBe('Inoperative')
  expect(kindOf('unlockConnector', values)).toBeUndefined()
  expect(kindOf('remoteReset', emptyValues(COMMAND_FORM))).toBeUndefined()
})
