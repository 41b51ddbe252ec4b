export {
  BAR_DIRECTIONS,
  type BarCategory,
  type BarDirection,
  type BarSeries,
  Bars,
  type BarsProps,
} from './Bars.tsx'
