import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonSchemas } from './schemas.ts'

test.each(Object.entries(jsonSchemas()))(
  '%s is what the contract says; `pnpm --filter @corrente/themes schemas` writes it',
  (file, schema) => {
    expect(JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))).toEqual(schema)
  },
)
