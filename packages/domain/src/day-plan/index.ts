export {
  clockOf,
  DAY_MINUTES,
  type Minute,
  minuteAt,
  minuteOf,
  shareOf,
  snapMinute,
  stepMinute,
} from './minutes.ts'
export {
  acrossMidnight,
  drawnSpans,
  type Edge,
  gapsOf,
  misplaced,
  movedSpan,
  roomOf,
  type Span,
  type SpanRules,
  splitSpan,
  withEdge,
} from './spans.ts'
