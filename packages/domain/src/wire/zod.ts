import * as z from 'zod/mini'

// Before any schema is built: zod would otherwise try `new Function`, which the strict policy reports as an eval.
z.config({ jitless: true })

export { z }
