export type { AreaCommands, CommandContext, Finding, Found, SearchCommand } from './commands.ts'
export {
  type Area,
  type AreaRoute,
  defineArea,
  type LoadPage,
  type Over,
  type OverProps,
} from './defineArea.ts'
export { keptRead } from './keptRead.ts'
