export { type FakeSource, fakeNetwork, fakeSource } from './fakeSource.ts'
