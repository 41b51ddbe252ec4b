import type { Voucher } from '@corrente/domain/vouchers'
import type { Tone } from '@corrente/themes'
import { Ban, CalendarClock, CircleCheck, CircleSlash, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../primitives/index.ts'
import { useVoucherWords } from './useVoucherWords.ts'

const LOOKS: ReadonlyMap<string, readonly [Tone, ReactNode]> = new Map([
  ['ACTIVE', ['success', <CircleCheck key="" aria-hidden="true" />]],
  ['NOT_STARTED', ['info', <CalendarClock key="" aria-hidden="true" />]],
  ['EXPIRED', ['neutral', <Hourglass key="" aria-hidden="true" />]],
  ['INACTIVE', ['danger', <Ban key="" aria-hidden="true" />]],
  ['USED', ['neutral', <CircleSlash key="" aria-hidden="true" />]],
])

/** How a voucher stands: colour, shape and word; an unknown status raw and neutral (VCH-038). */
export function VoucherStatusBadge({ status }: Pick<Voucher, 'status'>) {
  const words = useVoucherWords()
  const [tone, icon] = LOOKS.get(status ?? '') ?? ['neutral', undefined]
  return (
    <Badge tone={tone} icon={icon}>
      {words.status(status)}
    </Badge>
  )
}
