export { CommandsOf } from './CommandsOf.tsx'
export { useCommandLinks } from './useCommandLinks.ts'
export { useChosenStations, useSelectionCommands } from './useSelectionCommands.ts'
export { useStopHref } from './useStopHref.ts'
