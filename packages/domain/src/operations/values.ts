/** Kinds of availability, as they are sent (OPS-022). */
export const AVAILABILITY_TYPES = ['OPERATIVE', 'INOPERATIVE'] as const
/** Kinds of reset, as they are sent; the gentle one first (OPS-029). */
export const RESET_TYPES = ['SOFT', 'HARD'] as const
/** The messages that a charger can be asked for (OPS-041). */
export const TRIGGER_TYPES = [
  'BootNotification',
  'DiagnosticsStatusNotification',
  'FirmwareStatusNotification',
  'Heartbeat',
  'MeterValues',
  'StatusNotification',
] as const
/** What a charging profile is for (OPS-045). */
export const PROFILE_PURPOSES = ['CHARGE_POINT_MAX_PROFILE', 'TX_DEFAULT_PROFILE', 'TX_PROFILE'] as const
/** How the profiles to clear are chosen (OPS-044). */
export const FILTER_TYPES = ['ChargingProfileId', 'OtherParameters'] as const
/** Whose key is changed: one of the list, or one that was typed (OPS-031). */
export const KEY_TYPES = ['PREDEFINED', 'CUSTOM'] as const
/** Whom a remote start is for: a tag, or a person found by document (OPS-025). */
export const DRIVER_KINDS = ['tag', 'person'] as const
