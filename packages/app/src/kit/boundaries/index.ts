export { Boundary, type BoundaryProps } from './Boundary.tsx'
export { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary.tsx'
