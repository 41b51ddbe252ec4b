import { downloadName } from '@corrente/domain/downloads'
import { toDateOnly } from '@corrente/domain/time'
import { saveFile } from '@corrente/ui/foundations'
import { RunResults, type RunResultsProps } from '@corrente/ui/widgets/tags'
import { useLeavingGuard } from '../../kit/forms/index.ts'
import type { RunShown } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'

interface RunPanelProps<Item> extends Pick<RunResultsProps, 'title' | 'lines' | 'onClose'> {
  readonly run: RunShown<Item>
  /** What the file of the results is called. */
  readonly fileName: string
  readonly onRetry: () => void
  readonly onVerify: () => void
}

/** A run with its results: they can be kept, and nobody leaves it under way without a question. */
export function RunPanel<Item>({ run, fileName, ...parts }: RunPanelProps<Item>) {
  const { clock, copy, formats, tenant } = usePorts()
  // What is under way ends; nothing more is begun.
  const leaving = useLeavingGuard(run.isRunning, false, run.stop)
  return (
    <RunResults
      {...parts}
      summary={run.summary}
      isRunning={run.isRunning}
      onStop={run.stop}
      onCopy={copy}
      onSaveCsv={(file) =>
        saveFile(file, downloadName(tenant.id, fileName, toDateOnly(clock.now(), formats.zone), 'csv'))
      }
      leaving={leaving}
    />
  )
}
