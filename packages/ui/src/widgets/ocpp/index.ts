export { TermHelp } from './TermHelp/TermHelp.tsx'
