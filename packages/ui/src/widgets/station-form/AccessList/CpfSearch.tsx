import type { PrivateUser } from '@corrente/domain/stations'
import { MASKS } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { memo, useState } from 'react'
import styled from 'styled-components'
import { MaskedField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { usePersonName } from './usePersonName.ts'

/** Where a look-up by CPF stands. */
export type CpfState =
  | { readonly kind: 'idle' | 'looking' | 'notFound' | 'failed' }
  | { readonly kind: 'found'; readonly user: PrivateUser }

interface CpfSearchProps {
  state: CpfState
  /** 11 digits. */
  onSearch: (digits: string) => void
  onBind: (user: PrivateUser, isOwner: boolean) => void
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[3]};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
/** The button beside the field stands at the height of its box, below the label. */
const Beside = styled.div`
  padding-block-start: calc(${theme.font.size[13]} * 1.5 + ${theme.space[1]});
`

/** Somebody who is not on the list is found by CPF, if this user may (STF-087 to STF-090). */
export const CpfSearch = memo(function CpfSearch({ state, onSearch, onBind }: CpfSearchProps) {
  const t = useText('station-form')
  const nameOf = usePersonName()
  const [digits, setDigits] = useState('')
  const [asked, setAsked] = useState<string>()
  const isWhole = MASKS.cpf.isComplete(digits)
  // What was said of another number says nothing of this one.
  const kind = asked === digits ? state.kind : 'idle'
  const search = () => {
    if (!isWhole || state.kind === 'looking') return
    setAsked(digits)
    onSearch(digits)
  }
  return (
    <Line
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        // Enter looks somebody up; it does not save the station.
        event.preventDefault()
        search()
      }}
    >
      <MaskedField
        label={t('access.cpf')}
        hint={t('access.cpfHint')}
        isOptional
        name="cpf"
        mask="cpf"
        value={digits}
        error={kind === 'notFound' || kind === 'failed' ? t(`access.${kind}`) : undefined}
        onChange={setDigits}
      />
      <Beside>
        <Buttons>
          <Button
            isBusy={kind === 'looking'}
            disabledReason={isWhole ? undefined : t('access.cpfIncomplete')}
            onClick={search}
          >
            {t(kind === 'looking' ? 'access.searching' : 'access.search')}
          </Button>
          {state.kind === 'found' && kind === 'found' && (
            <>
              <span role="status">{t('access.found', { name: nameOf(state.user) })}</span>
              <Button size="small" onClick={() => onBind(state.user, true)}>
                {t('access.addOwner')}
              </Button>
              <Button size="small" onClick={() => onBind(state.user, false)}>
                {t('access.addUser')}
              </Button>
            </>
          )}
        </Buttons>
      </Beside>
    </Line>
  )
})
