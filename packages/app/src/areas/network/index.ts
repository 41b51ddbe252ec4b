export { accountOptionsAtom, groupOptionsAtom, oneStationQuery, STATIONS_KEY } from './atoms.ts'
export { readOneStation, readStationEvents, readTypes, sendConnector } from './client.ts'
