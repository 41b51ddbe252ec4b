import { ErrorDetails } from '@corrente/ui/widgets/shell'
import { usePorts } from '../../ports/index.ts'
import { detailsText } from './detailsText.ts'
import { saveSupportFile } from './saveSupportFile.ts'

/** The last failures and outcomes as text, and all of it as a file. */
export function Details() {
  const ports = usePorts()
  return (
    <ErrorDetails details={detailsText(ports)} onCopy={ports.copy} onSave={() => saveSupportFile(ports)} />
  )
}
