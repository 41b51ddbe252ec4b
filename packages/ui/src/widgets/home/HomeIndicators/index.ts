export { HomeIndicators, type HomeIndicatorsProps } from './HomeIndicators.tsx'
