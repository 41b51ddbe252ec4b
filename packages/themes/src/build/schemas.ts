import { skinSchema, tenantSchema, z } from '../contract/index.ts'

/** The contracts as JSON Schema, for completion and hints in an editor; what counts is the zod schema. */
export function jsonSchemas(): Record<'skin.schema.json' | 'tenant.schema.json', unknown> {
  const of = (schema: z.ZodMiniType): unknown => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
  return { 'skin.schema.json': of(skinSchema), 'tenant.schema.json': of(tenantSchema) }
}
