import type { CaseFacts } from '@corrente/domain/book/case'
import { downloadName } from '@corrente/domain/downloads'
import { grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf, placeOfLog } from '@corrente/domain/routing'
import { toDateOnly } from '@corrente/domain/time'
import { rechargeRights } from '@corrente/domain/transactions'
import { z } from '@corrente/domain/wire'
import { saveFile } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { CaseAsk, type CaseLog, CaseView } from '@corrente/ui/widgets/case'
import { useMemo, useState } from 'react'
import { useMayFindByCard } from '../../../features/card-switch/index.ts'
import { useCaseHref } from '../../../features/case-link/index.ts'
import { useAccess, useLinkTo, useMay, useStationLinks } from '../../../kit/access/index.ts'
import { type AddressRules, lenient, textParam, useAddress } from '../../../kit/address/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { type CaseLogQuestion, type CaseRights, caseLogQuery, caseQuery } from '../../../resources/case.ts'

const key = z.int().check(z.minimum(1))
const schema = z.object({
  recharge: lenient(key),
  tag: textParam,
  /** Charge box id. */
  station: textParam,
  /** Milliseconds since 1970. Without it, now: the driver stands there. */
  at: lenient(key),
})
const RULES: AddressRules<z.output<typeof schema>> = { read: (search) => schema.parse(search) }

/** `/case`: "a driver calls". Everything around one event, the verdict, what to answer. */
export function CasePage() {
  const { values, change } = useAddress(RULES)
  const { recharge, tag, station, at } = values
  const isAsked = recharge !== undefined || tag !== undefined || station !== undefined
  const t = useText('reliability')
  usePageTitle(t('case.title'))
  return isAsked ? (
    <FoundCase key={JSON.stringify(values)} question={{ recharge, tag, station, at }} />
  ) : (
    <CaseAsk onAsk={(asked) => change(asked, 'step')} />
  )
}

type Question = NonNullable<Parameters<typeof caseQuery>[0]>

function FoundCase({ question }: { readonly question: Question }) {
  const t = useText('reliability')
  const { clock, copy, formats, tenant } = usePorts()
  const rights = useCaseRights()
  const reading = useLoadable(useMemo(() => caseQuery(question, rights), [question, rights]))
  const { data } = reading
  const may = useMay()
  const stationHref = useStationLinks()
  const log = useCaseLog(data)
  const logPlace =
    data?.stationId !== undefined && placeOfLog({ account: undefined, id: data.stationId }, may)
  const { recharge } = data ?? {}
  const name = recharge ? String(recharge.id) : (data?.stationId ?? question.station)
  const title = recharge
    ? t('case.ofRecharge', { id: String(recharge.id) })
    : name === undefined
      ? t('case.title')
      : t('case.ofStation', { station: name })
  const caseHref = useCaseHref()
  return (
    <CaseView
      title={title}
      reading={reading}
      links={{
        other: pathOf('case'),
        recharge: useLinkTo('recharge', recharge?.id),
        station:
          data?.stationId === undefined
            ? undefined
            : stationHref({ pk: recharge?.stationPk, id: data.stationId }),
        log: logPlace ? hrefOf(logPlace) : undefined,
        caseOf: (id) => caseHref({ recharge: id }),
      }}
      log={log}
      onCopyText={copy}
      onSave={(html) =>
        saveFile(
          new Blob([html], { type: 'text/html' }),
          downloadName(tenant.id, `case-${name ?? ''}`, toDateOnly(clock.now(), formats.zone), 'html'),
        )
      }
    />
  )
}

/** The log of the case's station, as long as its day goes on; undefined: it is over, or nobody may read it. */
function useCaseLog(facts: CaseFacts | undefined): CaseLog | undefined {
  const { clock, formats } = usePorts()
  const may = useMay()
  const [asked, setAsked] = useState<CaseLogQuestion>()
  const reading = useLoadable(useMemo(() => caseLogQuery(asked), [asked]))
  if (facts?.stationId === undefined || !may('log')) return undefined
  const { stationId: station, stretch } = facts
  const isToday = toDateOnly(stretch.to, formats.zone) >= toDateOnly(clock.now(), formats.zone)
  if (!isToday) return undefined
  return { reading: asked && reading, onRead: () => setAsked({ station, ...stretch }) }
}

function useCaseRights(): CaseRights {
  const access = useAccess()
  const may = useMay()
  const mayFindByCard = useMayFindByCard()
  return useMemo(
    () => ({
      // Whether lists are limited is another matter: of money and invoices the entries alone decide.
      ...rechargeRights(access, undefined),
      mayMovements: may('financial'),
      mayTasks: may('operations-tasks'),
      mayPrices: may('pricing'),
      mayCards: access !== undefined && grants(access, pathOf('tags-unknown')),
      mayFindByCard,
    }),
    [may, access, mayFindByCard],
  )
}
