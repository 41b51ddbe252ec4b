export { RunningTasks } from './RunningTasks.tsx'
export { carriedOrderAtom, ownKeys, sentOf, taskOfSent } from './sentCommands.ts'
export { useFilledForm } from './useFilledForm.ts'
export { useTasks } from './useTasks.ts'
