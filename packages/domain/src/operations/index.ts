export {
  ANSWERS,
  againOf,
  countVerdicts,
  findSent,
  isRunning,
  type KnownAnswer,
  knownAnswer,
  type ReadResult,
  readAgainMs,
  resultsOf,
  VERDICTS,
  type Verdict,
} from './answers.ts'
export { type Blast, blastOf, FIRST_STATIONS, type Risk, risksOf } from './blast.ts'
export {
  COMMAND_GROUPS,
  COMMAND_RULES,
  COMMANDS,
  type Command,
  commandOfRoute,
  hasCommand,
  isForOne,
  PROTOCOLS,
  type Protocol,
  protocolOf,
  protocolOfStation,
} from './commands.ts'
export {
  COMMAND_FIELDS,
  COMMAND_FORM,
  type CommandErrors,
  type CommandPath,
  type CommandValues,
  checkCommand,
  commandPolicy,
  KEY_LIMIT,
  type SendProblem,
  sendProblem,
  takesWholeStation,
} from './form.ts'
export {
  type CommandOffer,
  commonConnectors,
  type OperationStation,
  readCommandOffer,
  readPaymentTypes,
} from './offer.ts'
export { type CommandReply, readCommandReply } from './reply.ts'
export { type CommandRequest, commandRequest, maskedAddress } from './request.ts'
export {
  type ConfigurationKey,
  readConfiguration,
  readTasks,
  type Task,
  type TaskResult,
  taskKey,
} from './tasks.ts'
export {
  AVAILABILITY_TYPES,
  DRIVER_KINDS,
  FILTER_TYPES,
  KEY_TYPES,
  PROFILE_PURPOSES,
  RESET_TYPES,
  TRIGGER_TYPES,
} from './values.ts'
