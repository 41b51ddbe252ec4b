import type { EpochMs } from '@corrente/domain/time'
import { rechargeIdOf } from '@corrente/domain/transactions'
import { type FormEvent, useState } from 'react'
import { DateTimeField, TextField } from '../../../forms/index.ts'
import { FormGrid, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

/** What somebody knows of a case: a recharge, a card, or a place and when; without a time it is now. */
export interface CaseAsked {
  readonly recharge?: number
  readonly tag?: string
  readonly station?: string
  readonly at?: EpochMs
}

/** Asks what the driver knows. @param onAsk gets what was said, the recharge before the card before the place */
export function CaseAsk({ onAsk }: { onAsk: (asked: CaseAsked) => void }) {
  const t = useText('reliability')
  const [what, setWhat] = useState('')
  const [station, setStation] = useState('')
  const [at, setAt] = useState<EpochMs>()
  const [isLacking, setLacking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const recharge = rechargeIdOf(what)
    const place = station.trim()
    if (recharge !== undefined) onAsk({ recharge })
    else if (what.trim() !== '') onAsk({ tag: what.trim() })
    else if (place !== '') onAsk({ station: place, ...(at !== undefined && { at }) })
    else setLacking(true)
  }
  return (
    <Stack gap={4}>
      <PageHeader title={t('case.title')} detail={t('case.ask.lead')} />
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <FormGrid>
            <TextField
              label={t('case.ask.what')}
              value={what}
              onChange={setWhat}
              error={isLacking ? t('case.ask.notEnough') : undefined}
            />
            <TextField label={t('case.ask.station')} value={station} onChange={setStation} />
            <DateTimeField label={t('case.ask.at')} hint={t('case.ask.now')} value={at} onChange={setAt} />
          </FormGrid>
          <div>
            <Button tone="brand" type="submit">
              {t('case.ask.open')}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
