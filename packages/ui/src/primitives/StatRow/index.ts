export { StatList, StatRow, type StatRowProps } from './StatRow.tsx'
