export {
  CONNECTOR_ICON_SIZES,
  ConnectorIcon,
  type ConnectorIconProps,
  type ConnectorIconSize,
} from './ConnectorIcon/ConnectorIcon.tsx'
export { OverrideDialog, type OverrideDialogProps } from './OverrideDialog/OverrideDialog.tsx'
export { StationCard, type StationCardProps } from './StationCard/StationCard.tsx'
export { StationDetails, type StationDetailsProps } from './StationDetails/StationDetails.tsx'
export {
  StationEnergyChart,
  type StationEnergyChartProps,
  type StationEnergyData,
} from './StationEnergyChart/StationEnergyChart.tsx'
export { StationList, type StationListProps } from './StationList/StationList.tsx'
export { StationSearch, type StationSearchProps } from './StationSearch/StationSearch.tsx'
export { StatusLegend, type StatusLegendProps } from './StatusLegend/StatusLegend.tsx'
export { useMapStatuses } from './useMapStatuses.ts'
