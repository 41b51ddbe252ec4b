import { pathOf } from '@corrente/domain/routing'
import { codeText, type HeldVoucher, overlapsOf, type Voucher } from '@corrente/domain/vouchers'
import { failureOf } from '@corrente/ui/foundations'
import type { CodeState, Overlap } from '@corrente/ui/widgets/vouchers'
import { useMemo, useState } from 'react'
import { useMay } from '../../../kit/access/index.ts'
import { useAnswer } from '../../../kit/forms/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { askCode, type CodeAnswer } from '../../../resources/voucherSave.ts'
import { vouchersOfCodeQuery } from '../../../resources/vouchers.ts'

/** The check of a new voucher's code. */
export interface CodeCheck {
  /** What the server said of a code; undefined: it was not asked, or has not answered. */
  readonly answerFor: (code: string) => CodeAnswer | undefined
  readonly stateOf: (code: string) => CodeState
  /** Asks for a code, unless it is answered. */
  readonly ask: (code: string) => void
}

const STATES: Readonly<Record<CodeAnswer, CodeState>> = {
  taken: 'taken',
  scheduled: 'scheduled',
  known: 'free',
  new: 'free',
  unknown: 'unchecked',
}

/**
 * Asks whether a code is free once it is left, and before it is sent (VCH-046). An answer is that of its code alone: a late
 * one for an older code says nothing of the one that stands (VCH-081).
 */
export function useCodeCheck(tenantPk: number | undefined): CodeCheck {
  const { cp } = usePorts().gateways
  const [asked, setAsked] = useState('')
  const [answer, setAnswer] = useState<{ readonly code: string; readonly says: CodeAnswer }>()
  useAnswer(asked !== '' && asked !== answer?.code ? asked : undefined, {
    ask: (question, signal) => askCode(cp, question, tenantPk, signal),
    onAnswer: (says, question) => setAnswer({ code: question, says }),
  })
  const answerFor = (text: string) => (answer?.code === codeText(text) ? answer.says : undefined)
  return {
    answerFor,
    stateOf: (text) => {
      const says = answerFor(text)
      if (says) return STATES[says]
      return asked !== '' && asked === codeText(text) ? 'checking' : 'idle'
    },
    ask: (text) => {
      const wanted = codeText(text)
      // What could not be asked is asked again when the field is left again.
      if (answer?.code === wanted && answer.says === 'unknown') setAnswer(undefined)
      setAsked(wanted)
    },
  }
}

const NONE: readonly Voucher[] = []

/**
 * The other vouchers of a code that are valid in a part of the same days (decisions: Vouchers); undefined: they could not be
 * read. Read where the code is known to the server: a new voucher's by its check, an old one's always.
 */
export function useOverlaps(
  { base, values }: HeldVoucher,
  tenantPk: number | undefined,
  isKnown: boolean,
): readonly Overlap[] | undefined {
  const code = codeText(values.code)
  const asked = isKnown && code !== '' ? code : undefined
  const all = useLoadable(useMemo(() => vouchersOfCodeQuery(asked, tenantPk), [asked, tenantPk]))
  const may = useMay()('voucher')
  const { zone } = usePorts().formats
  if (asked === undefined) return NO_OVERLAPS
  if (failureOf(all)) return undefined
  return overlapsOf(values, all.data ?? NONE, base.voucher?.pk, zone).map(({ pk, title, start, expire }) => ({
    pk,
    title,
    start,
    expire,
    href: may ? pathOf('voucher', { id: String(pk) }) : undefined,
  }))
}
const NO_OVERLAPS: readonly Overlap[] = []
