import type { Span } from '@corrente/domain/day-plan'
import type { Tariff, TypedPrice } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../forms/index.ts'
import { Cluster } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { useTold } from '../useTold.ts'
import { useWeekWords } from '../WeekGrid/useWeekWords.ts'
import { BasisFields, HourFields, MoreFields } from './PriceFields.tsx'
import { usePriceDraft } from './usePriceDraft.ts'

/** What somebody keeps: the hours, and the price; null is a draft. */
export interface KeptPrice {
  readonly span: Span | undefined
  readonly tariff: Tariff | null
  readonly isForAllDays: boolean
  /** The period over midnight, which is the same stretch, goes along. */
  readonly isLinkedToo: boolean
}

/** What may be asked of a box from outside. */
export interface PriceBoxHandle {
  /** Somebody goes elsewhere: what was typed is kept. @returns whether the box may close; where not, it says why */
  leave: () => boolean
}

export interface PriceBoxProps {
  ref?: Ref<PriceBoxHandle>
  /** The hours; undefined: the all-day rule, which has none. */
  span: Span | undefined
  /** The price as it stands; null: none so far. */
  tariff: Tariff | null
  /** Prices of a rule that are on and have no value so far (DPR-019). Default: none. */
  missing?: readonly (keyof Tariff)[] | undefined
  /** Whether a rule may have no price per kWh nor per minute. Default: it may. */
  canBeFree?: boolean
  /** Whether it can be laid on all seven days: an all-day rule. */
  canSpread?: boolean
  /** What is the same stretch over midnight, in words; undefined: nothing. */
  linked?: string | undefined
  /** What was being typed when it was last open: it opens with it. */
  typed?: TypedPrice | undefined
  /** What stands in it that is not kept so far. Keep the function while nothing changes. */
  onTyped?: ((typed: TypedPrice | undefined) => void) | undefined
  onKeep: (kept: KeptPrice) => void
  onCancel: () => void
  /** Takes the period away. */
  onDelete?: ((isLinkedToo: boolean) => void) | undefined
  /** Cuts the period in two at the caret, or at its middle. */
  onSplit?: (() => void) | undefined
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  inline-size: min(340px, calc(100vw - 64px));
`

const NONE_MISSING: readonly (keyof Tariff)[] = []

/** Hours and price of a period, or the price of an all-day rule. Enter and going elsewhere keep, Escape takes back. */
export function PriceBox({
  ref,
  span,
  tariff,
  missing = NONE_MISSING,
  canBeFree = true,
  canSpread = false,
  linked,
  typed,
  onTyped,
  onKeep,
  onCancel,
  onDelete,
  onSplit,
}: PriceBoxProps) {
  const t = useText('pricing-week')
  const words = useWeekWords()
  const draft = usePriceDraft(span, tariff, missing, typed)
  const [isAsked, ask] = useState(false)
  const [isSpread, spread] = useState(typed?.isForAllDays ?? false)
  const [isLinkKept, keepLink] = useState(typed?.isLinkedToo ?? true)
  const isLinkedToo = linked !== undefined && isLinkKept
  const [isTried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isWarned = isAsked && draft.isLeap
  const keep = (): boolean => {
    setTried(true)
    if (draft.isMissing) first.current?.focus()
    if (draft.isMissing || !draft.hours.isOrdered || draft.isFractionWrong) return false
    if (draft.isLeap && !isAsked) {
      ask(true)
      return false
    }
    onKeep({ span: draft.hours.span, tariff: draft.tariff, isForAllDays: isSpread, isLinkedToo })
    return true
  }
  const isTyped = draft.isTouched || isSpread
  useImperativeHandle(ref, () => ({ leave: () => !isTyped || keep() }))
  const { basis, values } = draft
  const { from, to } = draft.hours
  useTold(
    onTyped,
    useMemo(
      () =>
        isTyped ? { from, to, basis, values, isForAllDays: isSpread, isLinkedToo: isLinkKept } : undefined,
      [isTyped, from, to, basis, values, isSpread, isLinkKept],
    ),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    keep()
  }
  return (
    <Form onSubmit={submit} noValidate>
      {span && <HourFields {...{ draft, isTried }} />}
      <BasisFields {...{ draft, first, isTried, canBeFree }} />
      <MoreFields {...{ draft, isTried }} />
      {tariff && tariff.kwh > 0 && tariff.minute > 0 && <Banner tone="warning">{t('box.twoPrices')}</Banner>}
      {canSpread && <Checkbox label={t('box.allDays')} isChecked={isSpread} onChange={spread} />}
      {linked !== undefined && (
        <Checkbox label={t('box.linked', { place: linked })} isChecked={isLinkKept} onChange={keepLink} />
      )}
      {isWarned && (
        <Banner tone="warning" isAnnounced>
          {t('box.leap', { from: words.amount(draft.before), to: words.amount(draft.after) })}
        </Banner>
      )}
      <Cluster>
        <Button type="submit" tone="brand" size="small">
          {isWarned ? t('box.keepAnyway') : t('box.keep')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('box.cancel')}
        </Button>
        {onSplit && (
          <Button size="small" onClick={onSplit}>
            {t('box.split')}
          </Button>
        )}
        {onDelete && (
          <Button size="small" onClick={() => onDelete(isLinkedToo)}>
            {t('box.delete')}
          </Button>
        )}
      </Cluster>
    </Form>
  )
}
