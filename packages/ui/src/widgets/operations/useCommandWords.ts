import type { Command } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { useText } from '../../messages/index.ts'

/** What commands are called: in the operator's words, and OCPP's own name. */
export function useCommandWords() {
  const t = useText('operations')
  return useMemo(
    () => ({
      nameOf: (command: Command): string => t(`command.${command}`),
      termOf: (command: Command): string => t(`term.${command}`),
      aboutOf: (command: Command): string => t(`about.${command}`),
    }),
    [t],
  )
}
