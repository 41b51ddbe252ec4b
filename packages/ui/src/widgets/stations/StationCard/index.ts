export { StationCard, type StationCardProps } from './StationCard.tsx'
