export {
  type ChartCell,
  type ChartData,
  ChartFrame,
  type ChartFrameProps,
  type ChartState,
} from './ChartFrame.tsx'
