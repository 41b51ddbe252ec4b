export { ProblemCount } from './ProblemCount.tsx'
export { useAlertPreferences } from './useAlertPreferences.ts'
export { useMarkCommands } from './useMarkCommands.ts'
export { useProblems } from './useProblems.ts'
