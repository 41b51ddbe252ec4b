export { EVENT_LOOKS, EventIcon, type EventIconProps } from './EventIcon.tsx'
