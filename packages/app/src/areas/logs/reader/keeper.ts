import { answerPage } from '../../../kit/workers/index.ts'
import { createLogHolder } from './holder.ts'
import type { FromLog, ToLog } from './protocol.ts'

const holder = createLogHolder()

answerPage<ToLog, FromLog>(async (asked) => {
  const { id } = asked
  if (asked.kind === 'read') return { kind: 'read', id, ...holder.read(await asked.body.text()) }
  if (asked.kind === 'accept') return { kind: 'read', id, piece: holder.accept(), isOther: false }
  return holder.answer(asked)
})
