export { CommandForm } from './CommandForm/CommandForm.tsx'
export { CommandMenu } from './CommandMenu/CommandMenu.tsx'
export { type ChargingDriver, CommandQuestion } from './CommandQuestion/CommandQuestion.tsx'
export {
  ConfigurationComparison,
  type Correction,
} from './ConfigurationComparison/ConfigurationComparison.tsx'
export { ConfigurationDialog } from './ConfigurationDialog/ConfigurationDialog.tsx'
export { KeyValues } from './KeyValues/KeyValues.tsx'
export { CommandLayout, CommandParts } from './OperationsFrame/CommandLayout.tsx'
export { OperationsFrame, type OperationView, viewOf } from './OperationsFrame/OperationsFrame.tsx'
export { SendNotice } from './SendNotice/SendNotice.tsx'
export { SentFrame, TasksPaused } from './SentFrame/SentFrame.tsx'
export { SentRequest } from './SentFrame/SentRequest.tsx'
export { StationHistory } from './StationHistory/StationHistory.tsx'
export { type LadderRung, StopLadder } from './StopLadder/StopLadder.tsx'
export { TASK_QUESTIONS, TaskList } from './TaskList/TaskList.tsx'
export { TaskResults } from './TaskResults/TaskResults.tsx'
export { useCommandWords } from './useCommandWords.ts'
