import { cardBridgeArea } from '../areas/card-bridge/area.ts'
import { legalArea } from '../areas/legal/area.ts'
import { qrCodeArea } from '../areas/qr-code/area.ts'
import { sessionArea } from '../areas/session/area.ts'
import type { Area } from '../kit/area/index.ts'
import type { CardPort } from '../ports/index.ts'

/**
 * The areas of the public document. Apart from the other list, or the product's router would come to the sign-in.
 * @param card - loads what stands around the card bridge
 */
export const publicAreas = (card: () => Promise<CardPort>): readonly Area[] => [
  sessionArea,
  legalArea,
  qrCodeArea,
  cardBridgeArea(card),
]
