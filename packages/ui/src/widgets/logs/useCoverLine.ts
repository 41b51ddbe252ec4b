import { coverLine } from '@corrente/domain/logs'
import { useIsPersonalHidden } from '../../foundations/index.ts'

const asItIs = (line: string): string => line

/** How a line is shown: as it came, or, on a shared screen, without whole cards, mails, documents and phones. */
export const useCoverLine = (): ((line: string) => string) => (useIsPersonalHidden() ? coverLine : asItIs)
