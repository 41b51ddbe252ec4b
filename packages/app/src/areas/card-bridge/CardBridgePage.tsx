import { BridgePage } from '@corrente/ui/widgets/card-bridge'
import type { CardPort } from '../../ports/index.ts'
import { useCardBridge } from './useCardBridge.ts'

interface CardBridgePageProps {
  readonly card: CardPort
}

/** The page around what its build gives it. */
export const cardBridgePage = (card: CardPort) => () => <CardBridgePage card={card} />

/** `/three-ds-authentication`: a spinner or nothing, without login and without the cookie notice (TDS-001). */
function CardBridgePage({ card }: CardBridgePageProps) {
  return <BridgePage isBusy={useCardBridge(card)} />
}
