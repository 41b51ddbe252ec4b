export { BridgePage, type BridgePageProps } from './BridgePage/BridgePage.tsx'
