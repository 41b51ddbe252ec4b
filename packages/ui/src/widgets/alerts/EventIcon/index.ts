export { EVENT_TONES, EventIcon, type EventIconProps } from './EventIcon.tsx'
