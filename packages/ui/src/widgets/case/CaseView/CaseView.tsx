import { axisOf, type CaseFacts, verdictOfCase } from '@corrente/domain/book/case'
import type { StationLines } from '@corrente/domain/logs'
import { theme } from '@corrente/themes'
import { FileDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { useZoneText } from '../../../forms/index.ts'
import { failureOf, type Loadable, phaseOf, shownOf, useFormats } from '../../../foundations/index.ts'
import { Cluster, Muted, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Button,
  ButtonLink,
  CopyButton,
  DescriptionList,
  Panel,
  PersonalText,
  TextLink,
} from '../../../primitives/index.ts'
import { CaseAxis } from './CaseAxis.tsx'
import { EvidenceDialog } from './EvidenceDialog.tsx'
import { useCaseWords } from './useCaseWords.ts'
import { useNotRead } from './useNotRead.ts'

/** Where things of a case are shown; undefined without the right. */
export interface CaseLinks {
  /** Asks for another case. */
  readonly other: string
  readonly recharge: string | undefined
  readonly station: string | undefined
  readonly log: string | undefined
  /** The case of another recharge. */
  readonly caseOf: (id: number) => string | undefined
}

/** The log of today, which is read when somebody asks for it: it may be megabytes. */
export interface CaseLog {
  /** Its lines about the station; undefined: nobody asked yet. */
  readonly reading: Loadable<StationLines> | undefined
  readonly onRead: () => void
}

export interface CaseViewProps {
  /** The page's name. */
  title: string
  /** What was read; 'notFound': there is nothing of that name. */
  reading: Loadable<CaseFacts>
  links: CaseLinks
  /** Absent: its day is over, or nobody may read it. */
  log?: CaseLog | undefined
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopyText: (text: string) => Promise<void>
  /** Saves the file of evidence. */
  onSave: (html: string) => void
}

const Verdict = styled.p`
  font-size: ${theme.font.size[16]};
  font-weight: ${theme.font.weight.semibold};
  overflow-wrap: anywhere;
`
const Said = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Status = styled(Muted)`
  &:empty {
    display: none;
  }
`
const Answer = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
`

/** "A driver calls": the verdict on one event, what it stands on, what to answer, and all of it on one line of time. */
export function CaseView({ title, reading, links, log, onCopyText, onSave }: CaseViewProps) {
  const t = useText('reliability')
  const { zone } = useFormats()
  const zoneText = useZoneText()
  const { data } = reading
  const isMissing = failureOf(reading) === 'notFound'
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        detail={t('case.detail', { zone: zoneText(zone) })}
        actions={
          <ButtonLink size="small" href={links.other}>
            {t('case.ask.other')}
          </ButtonLink>
        }
      />
      {data ? (
        <CaseParts facts={data} {...{ title, links, log, onCopyText, onSave }} />
      ) : (
        <Panel
          title={t('case.facts.title')}
          state={
            shownOf(reading) === 'loading'
              ? { kind: 'loading' }
              : isMissing
                ? { kind: 'empty', title: t('case.notFound'), detail: t('case.notFoundDetail') }
                : {
                    kind: 'failed',
                    title: t('case.failed'),
                    onRetry: reading.retry,
                    isRetrying: reading.isRetrying,
                  }
          }
        />
      )}
    </Stack>
  )
}

type PartsProps = Omit<CaseViewProps, 'reading'> & { facts: CaseFacts }

function CaseParts({ facts, title, links, log, onCopyText, onSave }: PartsProps) {
  const t = useText('reliability')
  const [isSaving, setSaving] = useState(false)
  const told = log?.reading?.data
  const lines = told?.kind === 'lines' ? told.lines : undefined
  const items = useMemo(() => axisOf(facts, lines), [facts, lines])
  const logSaid = useLogSaid({ reading: log?.reading })
  const verdict = useMemo(() => verdictOfCase(facts), [facts])
  const words = useCaseWords()
  const notRead = useNotRead(facts)
  const answer = words.answerText(facts, verdict)
  return (
    <>
      <Panel
        title={t('case.verdictTitle')}
        actions={
          <Button size="small" icon={<FileDown aria-hidden="true" />} onClick={() => setSaving(true)}>
            {t('case.evidence.save')}
          </Button>
        }
      >
        <Stack gap={2}>
          <Verdict>{words.verdictText(verdict)}</Verdict>
          <Muted as="p">{words.groundsText(verdict)}</Muted>
          {notRead.map((line) => (
            <Muted as="p" key={line}>
              {line}
            </Muted>
          ))}
          <CaseSubject facts={facts} links={links} />
        </Stack>
      </Panel>
      <Panel title={t('case.answer.title')}>
        <Answer>
          <Said>{answer}</Said>
          <CopyButton text={answer} label={t('case.answer.copy')} onCopy={onCopyText} />
        </Answer>
      </Panel>
      <Panel title={t('case.axisTitle')} actions={log && <ReadLog {...log} />}>
        <Stack gap={4}>
          <Status as="p" role="status">
            {logSaid}
          </Status>
          <CaseAxis facts={facts} items={items} caseOf={links.caseOf} />
        </Stack>
      </Panel>
      <EvidenceDialog
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        {...{ title, facts, items, verdict, onSave }}
      />
    </>
  )
}

/** Reads the log of today, and again: it grows. */
function ReadLog({ reading, onRead }: CaseLog) {
  const t = useText('reliability')
  const isBusy =
    reading !== undefined && (['loading', 'refreshing'].includes(reading.state) || reading.isRetrying)
  return (
    <Button size="small" isBusy={isBusy} onClick={reading?.retry ?? onRead}>
      {t('case.logToday.read')}
    </Button>
  )
}

/** What the log brought, or why nothing. */
function useLogSaid({ reading }: Pick<CaseLog, 'reading'>): string | undefined {
  const t = useText('reliability')
  if (!reading) return undefined
  const { data } = reading
  if (phaseOf(reading) === 'failed') return t('case.logToday.failed')
  if (!data) return undefined
  if (data.kind === 'noClock') return t('case.logToday.noClock')
  const count = data.lines.length
  if (count === 0) return t('case.logToday.none')
  return data.isCut ? t('case.logToday.cut') : t('case.logToday.lines', { count })
}

/** Whom and what it is about, with the ways on. */
function CaseSubject({ facts, links }: Pick<PartsProps, 'facts' | 'links'>) {
  const t = useText('reliability')
  const { recharge, stationId, stationName } = facts
  const card = facts.card ?? recharge?.idTag
  const station = [stationName, stationId].filter(Boolean).join(' · ')
  return (
    <>
      <DescriptionList
        items={[
          {
            key: 'station',
            term: t('by.station'),
            value: links.station ? <TextLink href={links.station}>{station}</TextLink> : station,
          },
          ...(recharge?.userName === undefined
            ? []
            : [{ key: 'driver', term: t('case.lane.driver'), value: recharge.userName }]),
          ...(card === undefined
            ? []
            : [{ key: 'card', term: t('case.facts.card'), value: <PersonalText text={card} /> }]),
        ]}
      />
      <Cluster>
        {links.recharge !== undefined && (
          <ButtonLink size="small" href={links.recharge}>
            {t('case.toRecharge')}
          </ButtonLink>
        )}
        {links.log !== undefined && (
          <ButtonLink size="small" href={links.log}>
            {t('case.log')}
          </ButtonLink>
        )}
      </Cluster>
    </>
  )
}
