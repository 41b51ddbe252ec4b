import type { ProblemRow } from '@corrente/domain/alerts'
import type { ChipCounts } from '@corrente/domain/stations'
import { ageOf, type EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { CircleCheck } from 'lucide-react'
import styled from 'styled-components'
import { type Loadable, shownOf, useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, Skeleton, StatusMark, TextLink } from '../../../primitives/index.ts'
import { placeOf, useRowText } from '../../alerts/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { useHomePanel } from '../useHomePanel.ts'

/** What keeps drivers from charging, and has a list of its own. */
const HOME_BREAKAGES = ['offline', 'faulted'] as const
type HomeBreakage = (typeof HOME_BREAKAGES)[number]

/** What home says first. */
export interface HomeProblemsNow {
  /** What calls for somebody, the worst first. */
  readonly rows: readonly ProblemRow[]
  /** How many of them began within the last hour. */
  readonly newInHour: number
  /** How many ended, counted since a time: an hour ago, or when the page began to look. */
  readonly ended: { readonly count: number; readonly since: EpochMs }
  /** Taken out of service on purpose. */
  readonly planned: number
  /** Open, but acknowledged, muted or too young to call for anybody. */
  readonly quiet: number
  /** Active stations that were looked at. */
  readonly stations: number
  /** How many of them are offline or faulted, as the chips of their list count them. */
  readonly counts: ChipCounts
}

export interface HomeProblemsProps {
  /** What is wrong now; from the live state. */
  problems: Loadable<HomeProblemsNow>
  /** All of them, with why and since when; undefined where that is not permitted. */
  href: string | undefined
  /** The stations that are offline or faulted; undefined where that is not permitted. */
  listOf: (breakage: HomeBreakage) => string | undefined
  /** Where a line leads; undefined where it is not permitted. */
  hrefOf: (row: ProblemRow) => string | undefined
}

/** So many lines say whether it is one connector, a station or a site; the page has the rest. */
const SHOWN = 4
/** The room of so many in two columns, held while they are read: what stands below would jump. */
const TWO_LINES = '52px'
const TICK_MS = 10_000

/** The room beside the title is measured by the panel, not by the window. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
`
const WITH_ROOM = '(min-width: 560px)'

/**
 * Two lines of two where there is room, never three: a row that wraps would push the numbers and the map below. What drivers
 * cannot use stands first in each, in its own colour.
 */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(max(400px, 40%), 100%), 1fr));
  gap: ${theme.space[1]} ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  align-items: center;
  gap: 0 ${theme.space[3]};
  min-block-size: 24px;
  font-size: ${theme.font.size[13]};

  & > :last-child {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    text-align: end;
  }
`
const What = styled.span`
  display: flex;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-inline-size: 0;
  white-space: nowrap;

  /* A short state stands whole beside a long name; a long one leaves room for the name, and is said whole on hover. */
  & > :first-child {
    flex: none;
    max-inline-size: 60%;
  }
  & > :last-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* In a narrow panel every name stands below its state, not only the long ones. */
  @container not ${WITH_ROOM} {
    flex-wrap: wrap;

    & > :first-child {
      max-inline-size: 100%;
    }
    & > :last-child {
      flex-basis: 100%;
    }
  }
`
const Well = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[14]};

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${theme.status.available.mark};
  }
`
/** The longest title in one line. */
const TITLE = '240px'
/** Below the title in a narrow panel; beside it otherwise, in two lines where one is too short. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${theme.space[3]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};

  @container ${WITH_ROOM} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    align-content: center;
    min-block-size: 28px;
    max-inline-size: calc(100cqi - ${TITLE});
  }
`
/** They break among themselves: the way to all problems stays in the line of the title. */
const Counted = styled.div`
  display: contents;

  @container ${WITH_ROOM} {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 6px ${theme.space[3]};
  }
`

/** What needs a hand, before all numbers: how many problems are open, the worst of them, or that all is well. */
export function HomeProblems(props: HomeProblemsProps) {
  const { problems, hrefOf } = props
  const t = useText('home')
  const state = useHomePanel(problems, <Skeleton shape="block" blockSize={TWO_LINES} />)
  const { rows = [], quiet = 0 } = problems.data ?? {}
  const isWell = rows.length === 0
  const isHere = shownOf(problems) === 'ready'
  return (
    <Frame>
      <Panel
        title={isHere && !isWell ? t('problems.open', { count: rows.length }) : t('problems.title')}
        state={state}
        isAlarming={isHere && !isWell}
        actions={isHere && <InFigures {...props} />}
      >
        {isWell ? (
          <Well>
            {quiet === 0 && <CircleCheck aria-hidden="true" />}
            {quiet === 0 ? t('problems.none') : t('problems.quiet', { count: quiet })}
          </Well>
        ) : (
          <List aria-label={t('problems.worst')}>
            {rows.slice(0, SHOWN).map((row) => (
              <ProblemLine key={row.key} row={row} href={hrefOf(row)} />
            ))}
          </List>
        )}
      </Panel>
    </Frame>
  )
}

/** What is new, over, planned and broken, in figures, and the way to all of it. */
function InFigures({ problems, href, listOf }: Pick<HomeProblemsProps, 'problems' | 'href' | 'listOf'>) {
  const t = useText('home')
  const { timeOfDay } = useFormats()
  const { newInHour = 0, ended, planned = 0, stations = 0, counts } = problems.data ?? {}
  return (
    <Facts>
      <Counted>
        {newInHour > 0 && <span>{t('problems.new', { count: newInHour })}</span>}
        {ended && ended.count > 0 && (
          <span>{t('problems.ended', { count: ended.count, time: timeOfDay(ended.since) })}</span>
        )}
        {planned > 0 && <span>{t('problems.planned', { count: planned })}</span>}
        <span>{t('problems.ofStations', { count: stations })}</span>
        {counts &&
          HOME_BREAKAGES.map((breakage) => (
            <Broken key={breakage} breakage={breakage} counts={counts} href={listOf(breakage)} />
          ))}
        <FeedNote feed={problems} />
      </Counted>
      {href !== undefined && <TextLink href={href}>{t('problems.all')}</TextLink>}
    </Facts>
  )
}

/** How many stations are so: they are counted by stations, the problems by lines. */
function Broken({
  breakage,
  counts,
  href,
}: {
  breakage: HomeBreakage
  counts: ChipCounts
  href: string | undefined
}) {
  const t = useText('home')
  const count = counts[breakage]
  const partial = counts[`${breakage} partial`]
  if (count === 0) return null
  const text = t(`problems.${breakage}`, { count })
  return (
    <span>
      {href === undefined ? text : <TextLink href={href}>{text}</TextLink>}
      {partial > 0 && ` · ${t('problems.partial', { count: partial })}`}
    </span>
  )
}

/** One of the worst: what, where, since when, and how much of its site. */
function ProblemLine({ row, href }: { row: ProblemRow; href: string | undefined }) {
  const t = useText('home')
  const common = useText('common')
  const text = useRowText()(row)
  const now = useNow(TICK_MS)
  const { since, site } = row
  const age = since === undefined ? undefined : ageOf(since, now)
  const place = placeOf(row)
  const ofSite =
    site && site.total > 1 && site.down > 0
      ? t('problems.downOf', { down: site.down, count: site.total })
      : undefined
  return (
    <Row>
      <What>
        <StatusMark status={row.problems[0].kind} label={text} whole={text} size="small" />
        {href === undefined ? <span>{place}</span> : <TextLink href={href}>{place}</TextLink>}
      </What>
      <span>
        {[ofSite, age && common(`age.${age.unit}`, { count: age.value })].filter(Boolean).join(' · ')}
      </span>
    </Row>
  )
}
