import { downloadName } from '@corrente/domain/downloads'
import { toDateOnly } from '@corrente/domain/time'
import { saveFile } from '@corrente/ui/foundations'
import { usePorts } from '../../ports/index.ts'

/** Saves what is on screen under its name (decisions: Files). @param what - its name in the file's name */
export function useSaveCsv(what: string): (file: Blob) => void {
  const { clock, formats, tenant } = usePorts()
  return (file) => saveFile(file, downloadName(tenant.id, what, toDateOnly(clock.now(), formats.zone), 'csv'))
}
