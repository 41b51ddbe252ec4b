/** zod without its run-time compiler: under a strict content policy each `new Function` would be one violation. */
import * as z from 'zod/mini'

z.config({ jitless: true })

export { z }
