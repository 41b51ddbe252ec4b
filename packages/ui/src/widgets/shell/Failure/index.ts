export { AppError, type AppErrorProps } from './AppError.tsx'

export { LostChunk, type LostChunkProps } from './LostChunk.tsx'
export { PanelError, type PanelErrorProps } from './PanelError.tsx'
export { RouteError, type RouteErrorProps } from './RouteError.tsx'
