import type { AreaCommands } from '../../kit/area/index.ts'

export const chargingProfileCommands: AreaCommands = {
  actions: [
    { id: 'chargingProfiles', route: 'operations-charging-profile' },
    { id: 'newChargingProfile', route: 'charging-profile-create' },
  ],
}
