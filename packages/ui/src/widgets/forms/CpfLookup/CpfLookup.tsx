import { MASKS } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { MaskedField } from '../../../forms/index.ts'
import { Button } from '../../../primitives/index.ts'

/** Where a look-up by CPF stands. */
export type CpfState<Found> =
  | { readonly kind: 'idle' | 'looking' | 'notFound' | 'failed' }
  | { readonly kind: 'found'; readonly found: Found }

export interface CpfLookupProps<Found> {
  state: CpfState<Found>
  /** 11 digits. */
  onSearch: (digits: string) => void
  /** The form's own words. */
  words: Readonly<
    Record<'label' | 'hint' | 'incomplete' | 'search' | 'searching' | 'notFound' | 'failed', string>
  >
  /** What was found, and what can be done with it. */
  children: (found: Found) => ReactNode
}

const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`
/** From here on the button stands beside the field. */
const wide = '(min-width: 460px)'
const Line = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[3]};

  @container ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
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
  @container ${wide} {
    padding-block-start: calc(${theme.font.size[13]} * 1.5 + ${theme.space[1]});
  }
`

/** Finds somebody by CPF inside a form; the digits stay in memory (decisions: Users and wallet). */
export function CpfLookup<Found>({ state, onSearch, words, children }: CpfLookupProps<Found>) {
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
    <Root>
      <Line
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          // Enter looks somebody up; it does not save the form.
          event.preventDefault()
          search()
        }}
      >
        <MaskedField
          label={words.label}
          hint={words.hint}
          isOptional
          name="cpf"
          mask="cpf"
          value={digits}
          error={kind === 'notFound' || kind === 'failed' ? words[kind] : undefined}
          onChange={setDigits}
        />
        <Beside>
          <Buttons>
            <Button
              isBusy={kind === 'looking'}
              disabledReason={isWhole ? undefined : words.incomplete}
              onClick={search}
            >
              {kind === 'looking' ? words.searching : words.search}
            </Button>
            {state.kind === 'found' && kind === 'found' && children(state.found)}
          </Buttons>
        </Beside>
      </Line>
    </Root>
  )
}
