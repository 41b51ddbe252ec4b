export { changeOf } from './change.ts'
export { readPartialStats, readStats } from './schema.ts'
export { type DashboardStats, mergeStats, type StationCounts, type StatsPatch } from './stats.ts'
