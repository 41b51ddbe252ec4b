export { TOOLTIP_SIDES, Tooltip, type TooltipProps, type TooltipSide } from './Tooltip.tsx'
