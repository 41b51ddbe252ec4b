export { HeatMap, type HeatMapLabel, type HeatMapProps } from './HeatMap.tsx'
