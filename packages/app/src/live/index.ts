export {
  useIsHeard,
  useLive,
  useLivePart,
  useLiveState,
  useNotificationsFeed,
  useReadAgain,
  useSnapshotOutcome,
  useStation,
  useStationSet,
} from './hooks.ts'
export { createLive, type LiveConnection } from './main/createLive.ts'
export { createMapSource } from './main/mapSource.ts'
