export { type FakeSource, fakeNetwork, fakeSource } from './fakeSource.ts'
export { makeTilesFile } from './makeTilesFile.ts'
