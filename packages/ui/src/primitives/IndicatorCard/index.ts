export {
  INDICATOR_STATES,
  IndicatorCard,
  type IndicatorCardProps,
  type IndicatorState,
} from './IndicatorCard.tsx'
