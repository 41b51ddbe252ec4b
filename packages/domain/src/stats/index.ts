export { readPartialStats, readStats } from './schema.ts'
export { type DashboardStats, mergeStats, NO_STATS, type StationCounts, type StatsPatch } from './stats.ts'
