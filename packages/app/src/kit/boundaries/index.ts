export { Boundary } from './Boundary.tsx'
export { PanelBoundary } from './PanelBoundary.tsx'
