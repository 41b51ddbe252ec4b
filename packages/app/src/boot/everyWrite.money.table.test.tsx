import { MONEY_AND_COMMANDS } from './testing/everyWrite/rows.ts'
import { playTable } from './testing/everyWrite/table.ts'

playTable(MONEY_AND_COMMANDS)
