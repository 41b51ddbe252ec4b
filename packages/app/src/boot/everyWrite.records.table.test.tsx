import { RECORDS } from './testing/everyWrite/rows.ts'
import { playTable } from './testing/everyWrite/table.ts'

playTable(RECORDS)
