export {
  StationEnergyChart,
  type StationEnergyChartProps,
  type StationEnergyData,
} from './StationEnergyChart.tsx'
