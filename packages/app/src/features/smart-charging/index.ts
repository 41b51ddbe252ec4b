export { NewLimit } from './NewLimit.tsx'
export { SmartChargingTab } from './SmartChargingTab.tsx'
export { useCarriedLimit } from './useCarriedLimit.ts'
export { useCharging } from './useCharging.ts'
