export { Boundary } from './Boundary.tsx'
export { PanelBoundary } from './PanelBoundary.tsx'
export { UnreadRecord } from './UnreadRecord.tsx'
