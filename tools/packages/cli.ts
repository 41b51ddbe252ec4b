// pnpm pack:packages    the packages that others can use (docs/guide/elsewhere.md), as archives, into release/packages
import { join } from 'node:path'
import { PACKAGES, packPackages } from './pack.ts'

for (const name of await packPackages(PACKAGES)) console.log(join(PACKAGES, name))
