import { factsOf, indexLog, type LogQuestion, viewLog, WHOLE_LOG } from '@corrente/domain/logs'
import { STAGE_NOW } from '../../testing/index.ts'
import type { ShownLog } from './LogView/logViewProps.ts'
import { logTextOf } from './logText.ts'

const ABOUT = '[chargeBoxId=ARO-0003, sessionId=5f21]'

/** Lines of a day: a refused card, a broken connection with its trace, a recharge that goes on. */
export const STORY_LOG = [
  `2026-03-14 14:05:11.200 [INFO] WebSocketLogger - ${ABOUT} Received: [2,"77","Authorize",{"idTag":"04A2B3C4D5E6F7"}]`,
  `2026-03-14 14:05:11.320 [INFO] WebSocketLogger - ${ABOUT} Sending: [3,"77",{"idTagInfo":{"status":"Invalid"}}]`,
  `2026-03-14 14:05:11.321 [WARN] OcppTagService - ${ABOUT} idTag=04A2B3C4D5E6F7 is not registered`,
  '2026-03-14 14:06:02.000 [ERROR] WebSocketEndpoint - [chargeBoxId=IPE-0012, sessionId=a1] Could not send Heartbeat.conf',
  'java.io.IOException: Broken pipe',
  '\tat io.netty.channel.Channel.write(Channel.java:12)',
  ...Array.from(
    { length: 40 },
    (_, i) =>
      `2026-03-14 14:${String(7 + i).padStart(2, '0')}:00.000 [INFO] WebSocketLogger - ${ABOUT} Received: [2,"m${i}","MeterValues",{"connectorId":1,"transactionId":55021}]`,
  ),
].join('\n')

/** Whatever a log may hold: markup, terminal sequences, turned letters, a line without end, other scripts. */
export const HOSTILE_LOG = [
  '2026-03-14 14:00:00.000 [WARN] <img src=x onerror="alert(1)"><script>alert(1)</script>',
  '2026-03-14 14:00:01.000 [ERROR] \u001b[2J\u001b[31mred\u0007 \u202Egnp.exe',
  `2026-03-14 14:00:02.000 [INFO] ${'x'.repeat(30_000)}`,
  '2026-03-14 14:00:03.000 [INFO] محطة الشحن رقم ٣ لا تستجيب',
  '[INFO]',
  '',
  '[2,"1","Authorize",{"idTag',
].join('\r\n')

/** A text as the page hands it to the view. */
export function storyLog(text: string, question: Partial<LogQuestion> = {}): ShownLog {
  const index = indexLog(text)
  return {
    text: logTextOf(text, index),
    facts: factsOf(index),
    answer: viewLog(text, index, { ...WHOLE_LOG, ...question }),
    at: STAGE_NOW,
  }
}
