export {
  CONNECTOR_ICON_SIZES,
  ConnectorIcon,
  type ConnectorIconProps,
  type ConnectorIconSize,
} from './ConnectorIcon/index.ts'
export { OverrideDialog, type OverrideDialogProps } from './OverrideDialog/index.ts'
export type { PanelFeed } from './panelFeed.ts'
export { StationCard, type StationCardProps } from './StationCard/index.ts'
export { StationDetails, type StationDetailsProps } from './StationDetails/index.ts'
export {
  StationEnergyChart,
  type StationEnergyChartProps,
  type StationEnergyData,
} from './StationEnergyChart/index.ts'
export {
  type FilterOption,
  type FilterOptions,
  StationList,
  type StationListProps,
} from './StationList/index.ts'
export { StationSearch, type StationSearchProps } from './StationSearch/index.ts'
export { StatusLegend, type StatusLegendProps } from './StatusLegend/index.ts'
export { useMapStatuses } from './useMapStatuses.ts'
