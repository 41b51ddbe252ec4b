export {
  CONNECTOR_ICON_SIZES,
  ConnectorIcon,
  type ConnectorIconProps,
  type ConnectorIconSize,
} from './ConnectorIcon/index.ts'
export { StationCard, type StationCardProps } from './StationCard/index.ts'
export { StationSearch, type StationSearchProps } from './StationSearch/index.ts'
export { StatusLegend, type StatusLegendProps } from './StatusLegend/index.ts'
export { useMapStatuses } from './useMapStatuses.ts'
