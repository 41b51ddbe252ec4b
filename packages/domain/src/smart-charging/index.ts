export { meterLoad } from './load.ts'
export { type MeterReading, readMeter, readMeters } from './reading.ts'
