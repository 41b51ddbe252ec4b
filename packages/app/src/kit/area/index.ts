export type { AreaCommands, CommandContext, Place } from './commands.ts'
export { type Area, type AreaRoute, defineArea, type LoadPage } from './defineArea.ts'
