export { SmartChargingTab } from './SmartChargingTab.tsx'
