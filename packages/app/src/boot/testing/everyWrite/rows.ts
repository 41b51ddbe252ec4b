import type { Row } from './row.ts'
import { CARDS_AND_PEOPLE } from './rows/cardsAndPeople.ts'
import { SENT_BY_DRIVERS, SENT_TO_STATIONS } from './rows/commands.ts'
import { MONEY } from './rows/money.ts'
import { PRICES_AND_PROFILES } from './rows/pricesAndProfiles.ts'
import { STATIONS_AND_MESSAGES } from './rows/stationsAndMessages.ts'
import { VIRTUAL_GROUPS } from './rows/virtualGroups.ts'

/** The writes of the product as somebody does them, in two halves that are played side by side. */
export const RECORDS: readonly Row[] = [...CARDS_AND_PEOPLE, ...PRICES_AND_PROFILES, ...STATIONS_AND_MESSAGES]
export const MONEY_AND_COMMANDS: readonly Row[] = [
  ...VIRTUAL_GROUPS,
  ...MONEY,
  ...SENT_TO_STATIONS,
  ...SENT_BY_DRIVERS,
]

const NO_RECORD = 'it makes no record: twice is as once'

/** The writes without a row, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'PUT chargepoints/{pk}/connector/{connectorId}': 'a step of the station’s own save',
  'POST login': NO_RECORD,
  'POST logout': NO_RECORD,
  'POST forgotpassword/sendCode': NO_RECORD,
  'POST forgotpassword/change': NO_RECORD,
}
