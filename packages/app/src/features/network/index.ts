export { createNetworkTally, type NetworkStations } from './networkTally.ts'
export { useChanges } from './useChanges.ts'
export { useNetwork } from './useNetwork.ts'
export { useSnapshot } from './useSnapshot.ts'
