export { TroubleEvents, type TroubleEventsProps } from './TroubleEvents.tsx'
