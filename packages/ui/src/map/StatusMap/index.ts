export { preloadStatusMap, StatusMap, type StatusMapProps } from './StatusMap.tsx'
