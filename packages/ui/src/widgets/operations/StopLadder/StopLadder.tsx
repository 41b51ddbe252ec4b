import { LADDER, type ReadResult, type Rung } from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { Inline, Muted, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, CopyButton } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { useAnswerText } from '../TaskResults/useAnswerText.ts'
import { VerdictBadge } from '../TaskResults/verdictLooks.tsx'

/** How a rung stands. */
export interface LadderRung {
  /** Why it cannot be pressed: too early, not permitted, nothing to name; undefined: it can. */
  readonly off: 'later' | 'notPermitted' | 'noConnector' | undefined
  readonly isSending: boolean
  /** It went out, but its answer may not be read by this account. */
  readonly isUnseen: boolean
  /** What the charger answered; undefined before it was sent. */
  readonly result: ReadResult | undefined
  /** How its send ended, where that was no success. */
  readonly notice?: ReactNode
}

export interface StopLadderProps {
  rungs: Readonly<Record<Rung, LadderRung>>
  /** Sends a rung; the stop is sent by its form. */
  onPress: (rung: Exclude<Rung, 'remoteStop'>) => void
  /** All has been tried. */
  isSpent: boolean
  /** What was tried and answered, for a ticket; nobody's name. */
  text: string
  onCopyText: (text: string) => Promise<void>
}

const Section = styled.section`
  margin-block-start: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.default};

  h3 {
    font-size: ${theme.font.size[14]};
  }
`
const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Step = styled.li<{ $isLit: boolean }>`
  display: grid;
  grid-template-columns: 1.625rem minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
  color: ${({ $isLit }) => ($isLit ? theme.fg.default : theme.fg.muted)};
  overflow-wrap: anywhere;
`
const Place = styled.span<{ $isLit: boolean }>`
  display: grid;
  place-content: center;
  inline-size: 1.625rem;
  block-size: 1.625rem;
  border: 1px solid ${({ $isLit }) => ($isLit ? theme.brand.text : theme.border.default)};
  border-radius: 50%;
  font-size: ${theme.font.size[13]};
`
const Name = styled.span`
  font-weight: ${theme.font.weight.medium};
`
const Below = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};

  &:empty {
    display: none;
  }
`

/** A screen reader says what a live region holds in one piece: without it the words run into each other. */
const APART = <VisuallyHidden>{'.\u00a0'}</VisuallyHidden>

/**
 * Stop, unlock, soft reset, send somebody: one step at a time, each with the charger's answer before the next lights up. A
 * part of the panel of the stop.
 */
export function StopLadder({ rungs, onPress, isSpent, text, onCopyText }: StopLadderProps) {
  const t = useText('operations')
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Stack gap={3}>
        <h3 id={id}>{t('ladder.title')}</h3>
        <Muted as="p">{t('ladder.plugOut')}</Muted>
        <Muted as="p">{t('ladder.about')}</Muted>
        <List>
          {LADDER.map((rung, index) => (
            <OneRung key={rung} rung={rung} place={index + 1} state={rungs[rung]} onPress={onPress} />
          ))}
          <Step $isLit={isSpent}>
            <Place $isLit={isSpent}>{LADDER.length + 1}</Place>
            <Inline gap={2} align="center">
              <Name>{t('ladder.callOut')}</Name>
              <CopyButton text={text} label={t('ladder.copy')} onCopy={onCopyText} />
            </Inline>
            <Below>{isSpent && t('ladder.callOutAbout')}</Below>
          </Step>
        </List>
      </Stack>
    </Section>
  )
}

interface OneRungProps {
  readonly rung: Rung
  readonly place: number
  readonly state: LadderRung
  readonly onPress: StopLadderProps['onPress']
}

function OneRung({ rung, place, state, onPress }: OneRungProps) {
  const t = useText('operations')
  const meaningOf = useAnswerText()
  const { off, isSending, isUnseen, result, notice } = state
  const word = result && (result.error ?? result.response)
  const meaning = result && meaningOf(result, { command: rung, endedAt: undefined })
  return (
    <Step $isLit={off === undefined}>
      <Place $isLit={off === undefined}>{place}</Place>
      {rung === 'remoteStop' ? (
        <Name>{t(`ladder.${rung}`)}</Name>
      ) : (
        <span>
          <Button
            size="small"
            isBusy={isSending}
            disabledReason={off && t(`ladder.${off}`)}
            onClick={() => onPress(rung)}
          >
            {t(`ladder.${rung}`)}
          </Button>
        </span>
      )}
      <Below role="status">
        {result && <VerdictBadge verdict={result.verdict} />}
        {word !== undefined && (
          <Inline gap={1} align="center">
            <Name>
              {APART}
              {word}
            </Name>
            {result?.error === undefined && <TermHelp kind="answer" text={word} />}
          </Inline>
        )}
        {meaning !== undefined && (
          <span>
            {APART}
            {meaning}
          </span>
        )}
        {isUnseen && t('ladder.unseen')}
        {!result && !isUnseen && rung === 'remoteStop' && t('ladder.above')}
        {!result && off !== undefined && rung !== 'remoteStop' && t(`ladder.${off}`)}
      </Below>
      {notice !== undefined && <Below>{notice}</Below>}
    </Step>
  )
}
