import type { MeterReading } from '@corrente/domain/smart-charging'
import { MASKS } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { MaskedField } from '../../../forms/index.ts'
import { Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Spinner } from '../../../primitives/index.ts'

/** Where the check of a meter's connection stands (SMC-006 to SMC-010). */
export type MeterSearchState =
  | { readonly kind: 'idle' | 'looking' | 'taken' | 'missing' | 'failed' }
  | {
      readonly kind: 'found'
      readonly reading: MeterReading
      /** Whether it could be compared with the meters of the other groups. */
      readonly isChecked: boolean
    }

export interface MeterSearchProps {
  state: MeterSearchState
  /** The meter that stands in the form; '' is none. */
  chosen: string
  /** The meter that the group has already; '' is none. */
  linked: string
  /** Asks for a meter by its MAC address, `AA:BB:CC:DD:EE:FF`. */
  onSearch: (mac: string) => void
  /** Takes a found meter that is not online. */
  onUse: (meterId: string) => void
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto;
  justify-content: start;
  align-items: start;
  gap: ${theme.space[3]};

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** The button stands at the height of the field's box, below its label. */
const Beside = styled.div`
  padding-block-start: calc(${theme.font.size[13]} * 1.5 + ${theme.space[1]});

  @media (max-width: 480px) {
    padding-block-start: 0;
  }
`
const Testing = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

/** Finds a meter by its MAC address and checks its connection: what is online stands in the form at once (SMC-019). */
export function MeterSearch(props: MeterSearchProps) {
  const { state, linked, onSearch } = props
  const t = useText('smart-charging')
  const [digits, setDigits] = useState('')
  const [asked, setAsked] = useState<string>()
  const isWhole = MASKS.mac.isComplete(digits)
  // What was said of another address says nothing of this one.
  const kind = asked === digits ? state.kind : 'idle'
  const search = () => {
    if (!isWhole || state.kind === 'looking') return
    setAsked(digits)
    onSearch(MASKS.mac.format(digits))
  }
  const isProblem = kind === 'taken' || kind === 'missing' || kind === 'failed'
  return (
    <Rows
      $gap={3}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        // Enter looks for the meter; it does not save the form.
        event.preventDefault()
        search()
      }}
    >
      <Line>
        <MaskedField
          name="mac"
          label={linked ? t('meter.macSwap') : t('meter.mac')}
          hint={t('meter.macHint')}
          isOptional
          mask="mac"
          value={digits}
          error={isProblem ? t(`meter.${kind}`) : undefined}
          onChange={setDigits}
        />
        <Beside>
          <Button
            isBusy={kind === 'looking'}
            disabledReason={isWhole ? undefined : t('meter.incomplete')}
            onClick={search}
          >
            {t('meter.connect')}
          </Button>
        </Beside>
      </Line>
      <div role="status">
        {kind === 'looking' && (
          <Testing>
            <Spinner size="small" />
            {t('meter.testing')}
          </Testing>
        )}
        {kind === 'found' && state.kind === 'found' && <Found {...props} {...state} />}
      </div>
    </Rows>
  )
}

/** What a found meter says of itself; one that is not online is taken by a press only. */
function Found({
  reading,
  isChecked,
  chosen,
  linked,
  onUse,
}: MeterSearchProps & { readonly reading: MeterReading; readonly isChecked: boolean }) {
  const t = useText('smart-charging')
  const { meterId, isOnline } = reading
  const isOwn = meterId === linked
  const isChosen = meterId === chosen
  return (
    <Banner
      tone={isOnline === true ? 'success' : 'warning'}
      title={
        isOnline === true
          ? t('meter.online', { id: meterId })
          : isOnline === false
            ? t('meter.offline')
            : t('meter.unknown')
      }
      action={
        !isChosen && (
          <Button size="small" onClick={() => onUse(meterId)}>
            {t('meter.useAnyway')}
          </Button>
        )
      }
    >
      {isOwn ? <p>{t('meter.already')}</p> : isChosen && <p>{t('meter.inUse')}</p>}
      {!isChecked && !isOwn && <p>{t('meter.unchecked')}</p>}
    </Banner>
  )
}
