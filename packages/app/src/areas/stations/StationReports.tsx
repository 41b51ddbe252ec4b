import { isIndividualReportHidden } from '@corrente/domain/permissions'
import {
  isFiltered,
  type ReportForm,
  STATION_DOWNLOADS,
  STATION_REPORT_DAYS,
  type StationDownload,
  type StationFilters,
} from '@corrente/domain/stations'
import { lastDays } from '@corrente/domain/time'
import { useText } from '@corrente/ui/messages'
import { ReportActions, ReportDialog, type ReportKind } from '@corrente/ui/widgets/downloads'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type DownloadOrder, useDownload } from '../../kit/downloads/index.ts'
import { usePorts } from '../../ports/index.ts'
import { reportPermissionsAtom } from '../../resources/reportPermissions.ts'
import { askExcel, askReport } from '../../resources/stationReports.ts'

export interface StationReportsProps {
  /** The filters in force; every download takes them over (STN-043, STN-047). */
  readonly filters: StationFilters
  /** The question that the list answers from the complete reply, in words; no report can. */
  readonly question: string | undefined
}

interface Opened {
  readonly kind: ReportKind
  readonly form: ReportForm
}

/** The downloads of the station list (STN-005, STN-040 to STN-049). */
export function StationReports({ filters, question }: StationReportsProps) {
  const t = useText('reports')
  const { clock, formats, navigation, tenant } = usePorts()
  const { cp } = usePorts().gateways
  const permissions = useAtomValue(reportPermissionsAtom)
  const downloads = useDownload()
  const [opened, setOpened] = useState<Opened>()
  const { zone } = formats
  // A check that failed is no answer, whatever an older one said.
  const check = permissions.latest?.kind === 'done' ? permissions.latest.data : undefined

  const start = (kind: StationDownload, run: DownloadOrder['run']) =>
    downloads.start({ ...STATION_DOWNLOADS[kind], kind, label: t(`kind.${kind}`), run })
  return (
    <>
      <ReportActions
        hasIndividual={!isIndividualReportHidden(check)}
        isRunning={downloads.isRunning}
        onReport={(kind) =>
          setOpened({
            kind,
            form: {
              range: lastDays(STATION_REPORT_DAYS, clock.now(), zone),
              costPerKwh: 0,
              incomePerKwh: 0,
            },
          })
        }
        onExcel={() => start('excel', (options) => askExcel(cp, filters, options))}
      />
      {opened && (
        <ReportDialog
          kind={opened.kind}
          initial={opened.form}
          zone={zone}
          isFiltered={isFiltered(filters)}
          question={question}
          onClose={() => setOpened(undefined)}
          onSend={(kind, form) => {
            setOpened(undefined)
            // Reports are printed: the logo for light paper.
            const logo = new URL(tenant.logo('surface', 'light'), navigation.origin).href
            start(kind, (options) => askReport(cp, kind, { form, filters, logo }, options))
          }}
        />
      )}
    </>
  )
}
