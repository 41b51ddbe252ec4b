import type { CommandTarget } from '@corrente/domain/operations'
import { TickedCommands } from '@corrente/ui/widgets/stations'
import { Suspense } from 'react'
import { useSelectionCommands } from './useSelectionCommands.ts'

export interface CommandsOfSiteProps {
  /** What the place is called. */
  readonly name: string
  readonly stations: readonly Pick<CommandTarget, 'id' | 'protocol'>[]
}

/** What all stations of a place can be sent at once: each entry opens its form with them chosen, and that form asks. */
export function CommandsOfSite({ name, stations }: CommandsOfSiteProps) {
  const { commands, open } = useSelectionCommands()
  return (
    <Suspense fallback={null}>
      <TickedCommands commands={commands} name={name} onChoose={(command) => open(command, stations)} />
    </Suspense>
  )
}
