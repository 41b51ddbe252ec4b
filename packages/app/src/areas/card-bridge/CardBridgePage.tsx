import { BridgePage } from '@corrente/ui/widgets/card-bridge'
import type { CardPort } from '../../ports/index.ts'
import { useCardBridge } from './useCardBridge.ts'

export interface CardBridgePageProps {
  readonly card: CardPort
}

/** `/three-ds-authentication`: a spinner or nothing, without login and without the cookie notice (TDS-001). */
export function CardBridgePage({ card }: CardBridgePageProps) {
  return <BridgePage isBusy={useCardBridge(card)} />
}
