export type {
  ActionCommand,
  AreaCommands,
  CommandHouse,
  PageCommand,
  Place,
  SearchCommand,
} from './commands.ts'
export { type Area, type AreaRoute, defineArea, type LoadPage } from './defineArea.ts'
