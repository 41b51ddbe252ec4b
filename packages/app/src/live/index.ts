export {
  LiveProvider,
  useAfterGap,
  useLive,
  useLiveState,
  useNotificationsFeed,
  usePlacedCounts,
  useSnapshotOutcome,
  useStation,
  useStationSet,
} from './hooks.tsx'
export { createLive, type LiveConnection } from './main/createLive.ts'
export { createMapSource } from './main/mapSource.ts'
