export { EVENT_TONES, EventIcon, type EventIconProps, toneOf } from './EventIcon.tsx'
export { shapeOf } from './eventShapes.ts'
