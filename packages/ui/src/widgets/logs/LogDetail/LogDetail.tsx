import {
  clockOf,
  clockSpan,
  frameTermsOf,
  type RefusedCard,
  refusedCardOf,
  stationOf,
  visibleText,
} from '@corrente/domain/logs'
import { theme } from '@corrente/themes'
import { ArrowRightLeft, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, CopyButton, IconButton, Panel } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { Highlighted } from '../Highlighted.tsx'
import { levelColors } from '../LogLines/LogLines.styles.ts'
import type { LogText } from '../logText.ts'
import { useCoverLine } from '../useCoverLine.ts'

export interface LogDetailProps {
  log: LogText
  /** The line that is looked at. */
  line: number
  search: string
  /** Another line is to be looked at. */
  onGo: (line: number) => void
  /** It shall begin or end a part. */
  onMark: (line: number) => void
  onClose: () => void
  /** The verdict of a refused card; undefined where this user may not see cards. */
  cardHref?: ((card: RefusedCard) => string | undefined) | undefined
  /** Where the station that a line is about is shown, by its charge box id; undefined where this user may see none. */
  stationHref?: ((id: string) => string | undefined) | undefined
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopyText: (text: string) => Promise<void>
}

/** Lines of the file before and after, whatever the filters hide. */
const AROUND = 5
const MOST = 4_000

const Lines = styled.div`
  display: grid;
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size[12]};
`
const Near = styled.button`
  overflow: hidden;
  min-block-size: 24px;
  padding: 3px ${theme.space[1]};
  border: 0;
  background: none;
  color: ${theme.fg.muted};
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: pre;
  cursor: pointer;

  &:hover {
    background: ${theme.bg.hover};
  }
`
const Whole = styled.p<{ $level: keyof typeof levelColors | undefined }>`
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[1]};
  border-block: 1px solid ${theme.border.default};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $level }) => $level && levelColors[$level]}
`

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin: 0;
  padding: ${theme.space[1]};
  border-block-end: 1px solid ${theme.border.default};
  list-style: none;
`

/** A line as it came, whole, with the five before and after it, and the message that it answers or is answered by. */
export function LogDetail(props: LogDetailProps) {
  const { log, line, search, onGo, onMark, onClose, onCopyText } = props
  const t = useText('logs')
  const { integer } = useFormats()
  const cover = useCoverLine()
  const [shownLine, setShownLine] = useState<number>()
  const raw = log.rawAt(line)
  const isCovered = shownLine !== line && cover(raw) !== raw
  const whole = visibleText(isCovered ? cover(raw) : raw)
  const pair = log.pairOf(line)
  const [first, last] = [Math.max(0, line - AROUND), Math.min(log.count - 1, line + AROUND)]
  const near = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).map((other) => (
      <Near key={other} type="button" onClick={() => onGo(other)}>
        {visibleText(cover(log.rawAt(other)).slice(0, 400)).trimEnd() || t('detail.blank')}
      </Near>
    ))
  const span = pair === undefined ? undefined : spanOf(log, line, pair)
  return (
    <Panel
      title={t('detail.title', { number: integer(line + 1) })}
      actions={
        <>
          {pair !== undefined && (
            <Button size="small" icon={<ArrowRightLeft aria-hidden="true" />} onClick={() => onGo(pair)}>
              {t(pair > line ? 'detail.toAnswer' : 'detail.toCall', {
                ms: span === undefined ? '?' : integer(span),
              })}
            </Button>
          )}
          <StationLink {...props} />
          <CardLink {...props} />
          {isCovered && (
            <Button size="small" onClick={() => setShownLine(line)}>
              {t('detail.show')}
            </Button>
          )}
          <Button size="small" onClick={() => onMark(line)}>
            {t('detail.mark')}
          </Button>
          <CopyButton text={whole} label={t('detail.copy')} onCopy={onCopyText} />
          <IconButton
            size="small"
            label={t('detail.close')}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        </>
      }
    >
      <Lines>
        {near(first, line - 1)}
        <Whole $level={log.levelAt(line)} dir="auto">
          <Highlighted search={search}>{whole.slice(0, MOST)}</Highlighted>
          {whole.length > MOST && ` … ${t('detail.cut', { count: whole.length - MOST })}`}
        </Whole>
        <Terms line={raw} />
        {near(line + 1, last)}
      </Lines>
    </Panel>
  )
}

/** What the words of its OCPP frame mean. */
function Terms({ line }: { line: string }) {
  const t = useText('logs')
  const terms = frameTermsOf(line)
  if (terms.length === 0) return null
  return (
    <Words aria-label={t('detail.terms')}>
      {terms.map(({ kind, text }) => (
        <li key={kind}>
          {text} <TermHelp kind={kind} text={text} />
        </li>
      ))}
    </Words>
  )
}

/** From a line to the station that it is about. */
function StationLink({ log, line, stationHref }: LogDetailProps) {
  const t = useText('logs')
  const id = stationOf(log.rawAt(line))
  const href = id === undefined ? undefined : stationHref?.(id)
  return href === undefined ? null : (
    <ButtonLink size="small" href={href}>
      {t('detail.station', { id: visibleText(id ?? '') })}
    </ButtonLink>
  )
}

/** From a refused card to why it is refused. */
function CardLink({ log, line, cardHref }: LogDetailProps) {
  const t = useText('logs')
  const pair = log.pairOf(line)
  if (pair === undefined) return null
  const [call, answer] = [Math.min(line, pair), Math.max(line, pair)]
  const card = refusedCardOf(log.rawAt(call), log.rawAt(answer))
  const href = card && cardHref?.(card)
  return href === undefined ? null : (
    <ButtonLink size="small" href={href}>
      {t('detail.whyRefused')}
    </ButtonLink>
  )
}

const spanOf = (log: LogText, line: number, pair: number) =>
  clockSpan(clockOf(log.rawAt(Math.min(line, pair))), clockOf(log.rawAt(Math.max(line, pair))))
