import { ChevronDown, FileArchive, FileSpreadsheet, FileText } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, Menu, MenuItem } from '../../../primitives/index.ts'
import type { ReportKind } from '../ReportDialog/ReportDialog.tsx'

export interface ReportActionsProps {
  /** Opens the little form of a report. */
  onReport: (kind: ReportKind) => void
  /** Downloads the Excel file at once. */
  onExcel: () => void
  /** Whether the individual report is offered; false while nobody knows (STN-045). */
  hasIndividual: boolean
  /** Whether a download is under way: each counts against a limit, so none can be asked for twice. */
  isRunning: (kind: ReportKind | 'excel') => boolean
}

/** What can be downloaded of the stations: the reports behind one button, and the Excel file (STN-005, STN-040). */
export function ReportActions({ onReport, onExcel, hasIndividual, isRunning }: ReportActionsProps) {
  const t = useText('reports')
  const reasonOf = (kind: ReportKind | 'excel') => (isRunning(kind) ? t('running') : undefined)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon={<FileText aria-hidden="true" />}>
            {t('menu')}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem
          icon={<FileText aria-hidden="true" />}
          disabledReason={reasonOf('unified')}
          onSelect={() => onReport('unified')}
        >
          {t('kind.unified')}
        </MenuItem>
        {hasIndividual && (
          <MenuItem
            icon={<FileArchive aria-hidden="true" />}
            disabledReason={reasonOf('individual')}
            onSelect={() => onReport('individual')}
          >
            {t('kind.individual')}
          </MenuItem>
        )}
      </Menu>
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        disabledReason={reasonOf('excel')}
        onClick={onExcel}
      >
        {t('excel')}
      </Button>
    </>
  )
}
