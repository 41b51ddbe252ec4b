import { ageOf } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { failureOf, type Loadable, useNow } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { failureText } from './failureText.ts'

/** Data older than this says its age. */
const STALE_MS = 5 * 60_000
const TICK_MS = 30_000

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
`
const Trouble = styled.span`
  color: ${theme.tone.warning.fg};

  & button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
    min-block-size: 24px;
  }
  & button:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
`

export interface FeedNoteProps {
  /** The panel’s data, its age and its failure. */
  feed: Loadable<unknown>
  /** Says the age alone, where another panel of the same feed says why. */
  isShort?: boolean
}

/** How old a panel's data is, why no newer came, and what of it could not be read. Fresh data says nothing. */
export function FeedNote({ feed, isShort = false }: FeedNoteProps) {
  const t = useText('home')
  const common = useText('common')
  const now = useNow(TICK_MS)
  const { data, at, unread, isRetrying, retry } = feed
  const failure = failureOf(feed)
  if (data === undefined && !failure) return null
  const age = at === undefined ? undefined : ageOf(at, now)
  const ageText = age && common(`age.${age.unit}`, { count: age.value })
  const isStale = at !== undefined && now - at > STALE_MS
  return (
    <Line role="status">
      {failure && !isShort && (
        <Trouble>
          {ageText
            ? t('feed.kept', { failure: t(failureText(failure)), age: ageText })
            : t(failureText(failure))}{' '}
          <button type="button" onClick={retry} aria-disabled={isRetrying}>
            {common('action.retry')}
          </button>
        </Trouble>
      )}
      {(!failure || isShort) && isStale && ageText && <span>{t('feed.age', { age: ageText })}</span>}
      {unread > 0 && !isShort && <Trouble>{t('feed.unread', { count: unread })}</Trouble>}
    </Line>
  )
}
