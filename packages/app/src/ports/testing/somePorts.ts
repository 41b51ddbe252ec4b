import type { Ports } from '../ports.ts'

/** Ports for a test that needs few of them. */
export const somePorts = (some: Partial<Ports>): Ports => some as Ports // a test that reads another one fails
