export type {
  ActionCommand,
  AreaCommands,
  CommandContext,
  PageCommand,
  Place,
  SearchCommand,
} from './commands.ts'
export { type Area, type AreaRoute, defineArea, type LoadPage } from './defineArea.ts'
