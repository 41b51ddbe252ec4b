import { downloadName } from '@corrente/domain/downloads'
import { LOG_FROM, type LogQuestion } from '@corrente/domain/logs'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { cardParam } from '@corrente/domain/tags'
import { toDateOnly } from '@corrente/domain/time'
import { z } from '@corrente/domain/wire'
import { saveFile } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { LogView } from '@corrente/ui/widgets/logs'
import { useMemo, useState } from 'react'
import { useMay, useSession, useStationLinks } from '../../kit/access/index.ts'
import { type AddressRules, lenient, textParam, useAddress } from '../../kit/address/index.ts'
import { useDownload } from '../../kit/downloads/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive } from '../../live/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { downloadLog } from '../../resources/logs.ts'
import { useLog } from './useLog.ts'

/** What the address of the log says: whose it is and which of its lines. What is searched may be a card: it stays in memory. */
const logSearchSchema = z.object({
  account: textParam,
  station: textParam,
  level: lenient(z.enum(LOG_FROM)),
})
type LogSearch = z.output<typeof logSearchSchema>

const LOG_RULES: AddressRules<LogSearch> = { read: (search) => logSearchSchema.parse(search) }

/** The filters that an address means. */
const filtersOf = ({ station, level }: LogSearch): Omit<LogQuestion, 'search'> => ({
  station: station ?? '',
  from: level,
})

/** What an address says for filters that change. */
const searchOf = (change: Partial<Omit<LogQuestion, 'search'>>): Partial<LogSearch> => ({
  ...('station' in change && { station: change.station || undefined }),
  ...('from' in change && { level: change.from }),
})

/** `/log`: the log of an account's day (RTE-020, LOG-001). */
export function LogPage() {
  const t = useText('logs')
  usePageTitle(t('title'))
  const { clock, copy, formats, gateways, tenant } = usePorts()
  const { values, change } = useAddress(LOG_RULES)
  const accounts = useLoadable(accountOptionsAtom)
  const ownPk = useSession()?.user.accountPk
  // The account of the signed-in user leads (decisions: Logs and analytics); a link names another one.
  const account = values.account ?? accounts.data?.find(({ pk }) => pk === ownPk)?.name
  const [search, setSearch] = useState('')
  const question = useMemo(() => ({ ...filtersOf(values), search }), [values, search])
  const [isFollowing, setFollowing] = useState(false)
  const log = useLog(account, isFollowing, question)
  const downloads = useDownload()
  const mayCards = useMay()('tags')
  const stationLink = useStationLinks()
  const { stations } = useLive()
  const nameOf = (what: string) => downloadName(tenant.id, what, toDateOnly(clock.now(), formats.zone), 'txt')
  return (
    <LogView
      accounts={accounts}
      account={account}
      onAccount={(name) => change({ account: name, station: undefined })}
      log={log.log}
      end={log.end}
      failure={log.failure}
      isReading={log.isReading}
      onRead={log.read}
      question={question}
      onQuestion={({ search: typed, ...filters }) => {
        if (typed !== undefined) setSearch(typed)
        if (Object.keys(filters).length > 0) change(searchOf(filters))
      }}
      isFollowing={isFollowing}
      onFollow={setFollowing}
      hasNewDay={log.hasNewDay}
      onNewDay={log.showNewDay}
      isDownloading={downloads.isRunning('log')}
      onDownload={() => {
        if (account === undefined) return
        downloads.start({
          kind: 'log',
          label: t('download'),
          what: `log-${account}`,
          mediaType: 'text/plain',
          extension: 'txt',
          failed: t('failed.download'),
          run: (options) => downloadLog(gateways.cp, account, options),
        })
      }}
      onPart={log.partOf}
      onSavePart={(text) =>
        saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), nameOf(`log-${account ?? ''}-part`))
      }
      cardHref={
        mayCards
          ? ({ idTag, station }) =>
              hrefOf({
                path: pathOf('tags'),
                search: { card: cardParam(idTag), ...(station !== undefined && { at: station }) },
              })
          : undefined
      }
      stationHref={(id) => stationLink({ pk: stations.get(id)?.pk, id })}
      onCopyText={copy}
    />
  )
}
