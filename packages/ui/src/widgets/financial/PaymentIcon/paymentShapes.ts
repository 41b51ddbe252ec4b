import type { PaymentKind } from '@corrente/domain/money'
import type { GlyphShape } from '../../../primitives/index.ts'

const dot = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 1 1 0-${2 * r}Z`

/** One drawing per kind of payment (PAY-007); none of them is anybody's brand. */
export const PAYMENT_SHAPES: Readonly<Record<PaymentKind, GlyphShape>> = {
  card: {
    lines:
      'M4.6 4.8h14.8a2.4 2.4 0 0 1 2.4 2.4v9.6a2.4 2.4 0 0 1-2.4 2.4H4.6a2.4 2.4 0 0 1-2.4-2.4V7.2a2.4 2.4 0 0 1 2.4-2.4ZM2.2 9.6h19.6M5.8 15.2h4.6',
  },
  // At once, from one to the other: a diamond with two streams that cross.
  pix: {
    lines:
      'M10.4 2.9a2.3 2.3 0 0 1 3.2 0l7.5 7.5a2.3 2.3 0 0 1 0 3.2l-7.5 7.5a2.3 2.3 0 0 1-3.2 0l-7.5-7.5a2.3 2.3 0 0 1 0-3.2ZM5.4 8.4h1.4c1 0 1.7.4 2.4 1.1l2.2 2.2a.9.9 0 0 0 1.2 0l2.2-2.2c.7-.7 1.4-1.1 2.4-1.1h1.4M5.4 15.6h1.4c1 0 1.7-.4 2.4-1.1l2.2-2.2a.9.9 0 0 1 1.2 0l2.2 2.2c.7.7 1.4 1.1 2.4 1.1h1.4',
  },
  wallet: {
    lines:
      'M17.8 7.4V5.6a1.8 1.8 0 0 0-1.8-1.8H4.6a2.2 2.2 0 0 0-2.2 2.2v11.8a2.4 2.4 0 0 0 2.4 2.4h14a2.2 2.2 0 0 0 2.2-2.2V9.6a2.2 2.2 0 0 0-2.2-2.2H4.2M21 11.2h-3.8a2.6 2.6 0 0 0 0 5.2H21',
    solid: dot(17.4, 13.8, 1.1),
  },
  // Somebody wrote it down: a slip and a pen.
  manual: {
    lines:
      'M17.4 7.6V4.8a2 2 0 0 0-2-2H5.2a2 2 0 0 0-2 2v16.4l2.7-1.7 2.6 1.7 1.7-1.1M7 7.6h6.6M7 11.6h3.6M12.4 21.2l.6-3 6.2-6.2a1.7 1.7 0 0 1 2.4 2.4l-6.2 6.2Z',
  },
  voucher: {
    lines:
      'M4.2 5.4h15.6a2 2 0 0 1 2 2v2.2a2.5 2.5 0 0 0 0 4.8v2.2a2 2 0 0 1-2 2H4.2a2 2 0 0 1-2-2v-2.2a2.5 2.5 0 0 0 0-4.8V7.4a2 2 0 0 1 2-2ZM14.8 9.2l-5.6 5.6',
    solid: `${dot(9.4, 9.5, 1.3)}${dot(14.6, 14.5, 1.3)}`,
  },
  // A fleet's own card: what pays is the vehicle.
  ticket: {
    lines:
      'M4.4 17.2H3.2a1 1 0 0 1-1-1V6.4a1 1 0 0 1 1-1h10.6v11.8H9.2M13.8 9.2h4.1a1 1 0 0 1 .8.4l2.9 3.7a1 1 0 0 1 .2.6v2.3a1 1 0 0 1-1 1h-1.2M15 17.2h-1.2M6.8 14.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6ZM17.2 14.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z',
  },
  other: {
    lines:
      'M4.2 5.8h15.6a2 2 0 0 1 2 2v8.4a2 2 0 0 1-2 2H4.2a2 2 0 0 1-2-2V7.8a2 2 0 0 1 2-2ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 1 1 0-5.6Z',
    solid: `${dot(5.9, 12, 1.1)}${dot(18.1, 12, 1.1)}`,
  },
}
