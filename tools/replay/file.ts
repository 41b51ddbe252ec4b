import { z } from '@corrente/domain/wire'

const instant = z
  .string()
  .check(z.refine((text) => Number.isFinite(Date.parse(text)), { error: 'expected an instant' }))
const values = z.record(z.string(), z.string())

const call = z.object({
  base: z.enum(['cp', 'fin', 'pag', 'vg', 'sc']),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  template: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  query: values,
  sent: z.optional(z.unknown()),
  kind: z.string(),
  status: z.int().check(z.minimum(0), z.maximum(599)),
  silence: z.optional(z.enum(['network', 'timeout'])),
  json: z.optional(z.unknown()),
  other: z.optional(z.enum(['empty', 'html', 'text'])),
})

/** What a replay reads of a file: it comes from outside. Unknown fields are dropped. */
const schema = z.object({
  format: z.literal(1),
  version: z.string(),
  brand: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  language: z.enum(['pt-BR', 'en', 'es', 'es-CO', 'es-EC', 'es-UY']),
  scheme: z.enum(['light', 'dark']),
  zone: z.string(),
  clock: z.object({ now: instant, server: instant }),
  screen: z.object({
    address: z.string().check(z.regex(/^\/(?!\/)/)),
    width: z.number(),
    height: z.number(),
  }),
  user: z.nullable(
    z.object({
      id: z.int(),
      permissions: z.array(
        z.object({
          roleId: z.nullable(z.string()),
          route: z.nullable(z.string()),
          status: z.nullable(z.boolean()),
        }),
      ),
    }),
  ),
  calls: z.array(call),
})

/** A file as far as a replay needs it. */
export type ReplayFile = z.infer<typeof schema>
export type ReplayCall = ReplayFile['calls'][number]

/** Reads a file. @throws with what is wrong, by its path */
export function readSupportFile(text: string): ReplayFile {
  const read = schema.safeParse(JSON.parse(text))
  if (read.success) return read.data
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
