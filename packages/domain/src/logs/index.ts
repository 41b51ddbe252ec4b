export { frameOf } from './frame.ts'
export { frameTermsOf } from './frameTerms.ts'
export {
  clockOf,
  clockSpan,
  LOG_LEVELS,
  type LogLevel,
  messageOf,
  stationOf,
  visibleText,
} from './line.ts'
export {
  factsOf,
  growthOf,
  indexLog,
  type LogFacts,
  type LogIndex,
  levelAt,
  lineAt,
} from './logIndex.ts'
export { type LogPart, partOf } from './logPart.ts'
export { findAll, LOG_FROM, type LogQuestion, type LogView, stepTo, viewLog, WHOLE_LOG } from './logView.ts'
export { coverLine } from './personal.ts'
export { type RefusedCard, refusedCardOf } from './refusedCard.ts'
export { isEmptyLog, refusesAsNotAvailable, saysNotAvailable } from './reply.ts'
export { withoutSecrets } from './secrets.ts'
export { type StationLine, type StationLines, stationLinesOf } from './stationLines.ts'
