export type { AreaCommands, CommandContext } from './commands.ts'
export { type Area, type AreaRoute, defineArea, type LoadPage } from './defineArea.ts'
