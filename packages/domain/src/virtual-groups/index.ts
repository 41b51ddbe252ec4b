export {
  chargerName,
  type GroupCharger,
  type GroupChargerLink,
  type GroupLogItem,
  type GroupSmartChargingLink,
  readChargerLinks,
  readCreatedGroup,
  readGroupChargers,
  readGroupLog,
  readSmartChargingLink,
  readVirtualGroup,
  readVirtualGroups,
  type VirtualGroup,
  type VirtualGroupItem,
} from './group.ts'
export { searchVirtualGroups, VIRTUAL_GROUPS_PER_PAGE, VIRTUAL_GROUPS_READ_MAX } from './list.ts'
export {
  type GroupPricing,
  modeOf,
  NO_PROFILES,
  PRICED_CONNECTORS,
  PRICING_MODES,
  pricingWire,
  readGroupPricing,
  removedProfiles,
} from './pricing.ts'
