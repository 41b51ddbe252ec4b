// Writes the public surface of every room to exports.json: run it when a change of it is wanted, and review the lines.
import { writeFileSync } from 'node:fs'
import { publicSurface } from './exports.ts'
import { repositorySources } from './source.ts'

writeFileSync('tools/checks/exports.json', `${JSON.stringify(publicSurface(repositorySources()), null, 2)}\n`)
