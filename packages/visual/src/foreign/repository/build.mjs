// Stands in for `storybook build`: the pages of this repository are written by hand.
import { cpSync } from 'node:fs'
import { join } from 'node:path'

cpSync(join(import.meta.dirname, 'site'), process.argv[2], { recursive: true })
