export { BridgePage, type BridgePageProps } from './BridgePage.tsx'
