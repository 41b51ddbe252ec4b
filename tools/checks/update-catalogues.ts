// Writes the list of message catalogues anew, after one came or went.
import { writeFileSync } from 'node:fs'
import { CATALOGUE_LIST, catalogueAreas, catalogueList } from './catalogues.ts'

writeFileSync(CATALOGUE_LIST, catalogueList(catalogueAreas()))
