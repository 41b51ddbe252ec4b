export { accountOptionsAtom, groupOptionsAtom, oneStationQuery, STATIONS_KEY } from './atoms.ts'
export { readOneStation, readTypes, sendConnector } from './client.ts'
