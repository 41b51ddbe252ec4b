export { LiveState, type LiveStateProps } from './LiveState.tsx'
export { LIVE_PHASES, LIVE_REASONS, type LivePhase, type LiveReason } from './liveWords.ts'
