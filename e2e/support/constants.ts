/** The fixed instant of every end-to-end test: Saturday, 14 March 2026, 12:05:00 in São Paulo. */
export const NOW = Date.parse('2026-03-14T15:05:00Z')

/** The password of all demo accounts. */
export const PASSWORD = 'Corrente#2026'
