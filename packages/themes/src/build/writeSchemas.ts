import { writeFileSync } from 'node:fs'
import { jsonSchemas } from './schemas.ts'

for (const [file, schema] of Object.entries(jsonSchemas()))
  writeFileSync(new URL(`../../${file}`, import.meta.url), JSON.stringify(schema))
