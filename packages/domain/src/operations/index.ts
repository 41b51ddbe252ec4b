export { maskedAddress } from './addresses.ts'
export {
  acceptedOf,
  againOf,
  COMMAND_PATIENCE,
  countVerdicts,
  findSent,
  isAwaited,
  isRunning,
  knownAnswer,
  type ReadResult,
  readAgainMs,
  rebootsOf,
  resultsOf,
  type Verdict,
} from './answers.ts'
export {
  type Blast,
  blastOf,
  connectorReached,
  FIRST_STATIONS,
  needsNoForm,
  type QuietRisk,
  quietRisksOf,
  type Risk,
  risksOf,
} from './blast.ts'
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
export { type AnswerGroup, groupsOf, type SharedTrait } from './common.ts'
export {
  COMPARED_MAX,
  type ComparedKey,
  compareKeys,
  formerValues,
  type KeyValue,
  keyValueOf,
  notReturned,
  type OddValue,
  type StationKeys,
} from './configuration.ts'
export { type BegunRecharge, type Effect, effectOf } from './effects.ts'
export {
  COMMAND_FORM,
  type CommandErrors,
  type CommandPath,
  type CommandValues,
  KEY_LIMIT,
  type SendProblem,
  sendProblem,
  takesWholeStation,
} from './form.ts'
export { type HistoryEntry, historyOf } from './history.ts'
export { isLit, isSpent, LADDER, progressOf, type Rung } from './ladder.ts'
export { type ModelCount, modelsOf } from './models.ts'
export {
  type CommandOffer,
  commonConnectors,
  type OperationStation,
  readCommandOffer,
  readPaymentTypes,
} from './offer.ts'
export { commandKeys, openCommands, withSentCommand } from './open.ts'
export { type Measured, type MeasuredPower, type OpenRecharge, readOpenRecharge } from './openRecharge.ts'
export {
  type CommandTarget,
  otherAvailability,
  placeOfCommand,
  placeOfSelection,
  SELECTION_COMMANDS,
  STATION_COMMANDS,
  type StationCommand,
} from './place.ts'
export { keyNamed, kindOf, type QuotedField, quotedRequest } from './quote.ts'
export { checkAtStations, goneAt, reachOf } from './reach.ts'
export { type CommandReply, readCommandReply } from './reply.ts'
export { type CommandRequest, commandRequest } from './request.ts'
export { type RestHold, restHold } from './rest.ts'
export { coveredValue, isSecretKey } from './secrets.ts'
export {
  type ConfigurationKey,
  readConfiguration,
  readTasks,
  type Task,
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
export { readTypedCommand } from './verbs.ts'
