import { CASE_LANES, type CaseFacts, type CaseItem } from '@corrente/domain/book/case'
import type { CSSProperties } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { Ends, List, Mark, Row, Strip, Time, Told, Track } from './CaseAxis.styles.ts'
import { useItemWords } from './useItemWords.ts'

export interface CaseAxisProps {
  facts: CaseFacts
  items: readonly CaseItem[]
  /** The case of another recharge of the visit; undefined: nobody may open it. */
  caseOf: (id: number) => string | undefined
}

const isAsked = (item: CaseItem): boolean => item.what === 'recharge' && item.isAsked

/** Where an item stands on the strip, in hundredths of its length; what lies outside is cut. */
function placeOf(item: CaseItem, { stretch, readAt }: CaseFacts): CSSProperties {
  const { from, to } = stretch
  const share = (at: number) => Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100))
  const goesOn = item.what === 'recharge' && item.to === undefined ? readAt : item.at
  const start = share(item.doubt?.from ?? item.at)
  const end = share(item.doubt?.to ?? item.to ?? goesOn)
  return { '--from': Math.min(start, 99), '--span': end - start } as CSSProperties // custom properties
}

/** All of a case on one line of time: a strip for the eye, and below it each thing with its source and its clock. */
export function CaseAxis({ facts, items, caseOf }: CaseAxisProps) {
  const t = useText('reliability')
  const { timestamp } = useFormats()
  const { whatOf, timeOf, sourceOf } = useItemWords(facts)
  const { from, to } = facts.stretch
  if (items.length === 0) return <p>{t('case.empty')}</p>
  return (
    <>
      <Strip aria-hidden="true">
        {CASE_LANES.flatMap((lane) => [
          <span key={lane}>{t(`case.lane.${lane}`)}</span>,
          <Track key={`${lane}:track`}>
            {items
              // The curve lies over its recharge.
              .filter((item) => item.lane === lane && item.what !== 'curve')
              .map((item) => (
                <Mark
                  key={item.key}
                  style={placeOf(item, facts)}
                  data-asked={isAsked(item) || undefined}
                  data-doubt={item.doubt ? true : undefined}
                />
              ))}
          </Track>,
        ])}
        <span />
        <Ends>
          <span>{timestamp(from, 'DD/MM/YY HH:mm')}</span>
          <span>{timestamp(to, 'DD/MM/YY HH:mm')}</span>
        </Ends>
      </Strip>
      {/* The role is written out because Safari drops it from a list whose markers are styled away. */}
      <List role="list" aria-label={t('case.axis')}>
        {items.map((item) => {
          const { title, detail } = whatOf(item)
          const other = item.what === 'recharge' && !item.isAsked ? caseOf(item.recharge.id) : undefined
          return (
            <Row key={item.key} data-asked={isAsked(item) || undefined}>
              <Time>{timeOf(item)}</Time>
              <Small>{t(`case.lane.${item.lane}`)}</Small>
              <Told>
                <strong>{title}</strong>
                {detail !== '' && ` · ${detail}`}
                {other !== undefined && (
                  <>
                    {' · '}
                    <TextLink href={other}>{t('case.item.openCase')}</TextLink>
                  </>
                )}
              </Told>
              <Small>{sourceOf(item)}</Small>
            </Row>
          )
        })}
      </List>
    </>
  )
}
