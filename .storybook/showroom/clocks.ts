import { STAGE_NOW } from '@corrente/ui/testing'
import type { Time } from '../toolbar/globals.ts'

const frozen = { now: () => STAGE_NOW }

/** Seconds since the page was opened, on top of the stage's instant: what is shown stays near the fixtures' time. */
const running = { now: () => STAGE_NOW + performance.now() }

/** The clock of a choice; the same object each time, so that nothing below renders again. */
export const clockOf = (time: Time) => (time === 'running' ? running : frozen)
