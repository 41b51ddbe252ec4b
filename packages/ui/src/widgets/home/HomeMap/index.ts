export { HomeMap, type HomeMapCounts, type HomeMapProps } from './HomeMap.tsx'
