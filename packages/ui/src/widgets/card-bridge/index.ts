export { BridgePage, type BridgePageProps } from './BridgePage/index.ts'
