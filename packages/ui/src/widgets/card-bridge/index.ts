export { BridgePage } from './BridgePage/BridgePage.tsx'
