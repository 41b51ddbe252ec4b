export { SESSION_ENDS, type SessionEnd, SessionEnded, type SessionEndedProps } from './SessionEnded.tsx'
