import { z } from '@corrente/domain/wire'
import { lenient, textParam } from '../../../kit/address/index.ts'

/** What the address of the tags says of a card that does not work; no saved view holds it. */
export const CARD_ADDRESS = {
  /** Somebody is asked for the card. */
  check: lenient(z.literal(true)),
  /** The card whose verdict stands above the list. */
  card: textParam,
  /** Where it does not work, a charge box id. */
  at: textParam,
}
