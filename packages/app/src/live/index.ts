export {
  LiveProvider,
  type LiveProviderProps,
  type NotificationsFeed,
  useAfterGap,
  useLive,
  useLiveState,
  useNotificationsFeed,
  usePlacedCounts,
  useSnapshotOutcome,
  useStation,
  useStationSet,
  useStatusCounts,
} from './hooks.tsx'
export {
  createLive,
  type LiveConnection,
  type LiveDeps,
  type LiveWorker,
  type SpawnLiveWorker,
} from './main/createLive.ts'
export { knownAt, type LiveState, liveReport } from './main/liveState.ts'
export { createMapSource, type LiveMapPoint, type LiveMapSource } from './main/mapSource.ts'
export type { NotificationFeed } from './main/notificationFeed.ts'
export type { LivePage } from './main/page.ts'
export type { StationChange, StationIndex, StatusCounts } from './main/stationIndex.ts'
export {
  LIVE_PHASES,
  LIVE_REASONS,
  type LiveConfig,
  type LiveCounters,
  type LivePhase,
  type LiveReason,
  type LiveSession,
  type SnapshotReport,
  TOPIC_KEYS,
  type TopicKey,
} from './protocol.ts'
