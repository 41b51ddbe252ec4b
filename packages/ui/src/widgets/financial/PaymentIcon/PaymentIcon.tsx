import { paymentKindOf } from '@corrente/domain/money'
import { Glyph, type GlyphSize } from '../../../primitives/index.ts'
import { PAYMENT_SHAPES } from './paymentShapes.ts'

export interface PaymentIconProps {
  /** The type as the server spells it; one that the product does not know, or none, gets a banknote (PAY-007). */
  type: string | undefined
  /** Default: medium. */
  size?: GlyphSize
  /** The type in the user's language; without it the words stand beside the icon. */
  label?: string | undefined
}

/** How somebody paid: one drawing per kind of payment, whoever carried it out (PAY-007). */
export function PaymentIcon({ type, size = 'medium', label }: PaymentIconProps) {
  return <Glyph shape={PAYMENT_SHAPES[paymentKindOf(type)]} size={size} label={label} />
}
