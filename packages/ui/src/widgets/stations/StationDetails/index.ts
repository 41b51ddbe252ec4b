export { StationDetails, type StationDetailsProps } from './StationDetails.tsx'
