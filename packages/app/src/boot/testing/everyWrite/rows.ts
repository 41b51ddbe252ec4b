import { COMMANDS } from '@corrente/domain/operations'
import { callOfCommand } from '../../../resources/testing/writeCalls.ts'
import type { Row } from './row.ts'
import { CARDS_AND_PEOPLE } from './rows/cardsAndPeople.ts'
import { PRICES_AND_PROFILES } from './rows/pricesAndProfiles.ts'
import { STATIONS_AND_MESSAGES } from './rows/stationsAndMessages.ts'
import { VIRTUAL_GROUPS } from './rows/virtualGroups.ts'

/** The writes of the product as somebody does them. */
export const ROWS: readonly Row[] = [
  ...CARDS_AND_PEOPLE,
  ...PRICES_AND_PROFILES,
  ...STATIONS_AND_MESSAGES,
  ...VIRTUAL_GROUPS,
]

const BLANK = 'its page does not come up in the frame of the table yet'
const NO_RECORD = 'it makes no record: twice is as once'

/** The writes without a row, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'POST transactions/{id}/payments/refunds': `${BLANK}; refunds.property.test.ts tries it under every order of faults`,
  'POST transactions/{id}/nfes/resends': BLANK,
  'POST transaction/{id}/pay': BLANK,
  'POST transaction/confirm_payments': BLANK,
  'DELETE cancel-idle-payment/transaction/{id}': BLANK,
  'POST nfe/resend': BLANK,
  'POST qrcode/start': 'the sandbox refuses what the table sends',
  'POST qrcode/stop': 'the sandbox refuses what the table sends',
  'PUT chargepoints/{pk}/connector/{connectorId}': 'a step of the station’s own save',
  'POST login': NO_RECORD,
  'POST logout': NO_RECORD,
  'POST forgotpassword/sendCode': NO_RECORD,
  'POST forgotpassword/change': NO_RECORD,
  ...Object.fromEntries(COMMANDS.map((command) => [callOfCommand(command), BLANK])),
}
