import type { FaultRule } from '@corrente/sandbox'
import type { BaseAddresses } from '../../packages/app/src/gateways/index.ts'
import { fillTemplate, hasPlace, spell } from '../../packages/app/src/gateways/path.ts'
import type { ReplayCall } from './file.ts'

const BODIES = { empty: '', html: '<!doctype html><title>Portal</title>', text: 'This is no JSON.' } as const

/** How the answer of a call is given again; undefined for one of which the file has no body. */
function answerOf({ json, other, status, silence }: ReplayCall): Partial<FaultRule> | undefined {
  if (silence !== undefined || status === 0) return { kind: silence === 'timeout' ? 'endless' : 'reset' }
  if (json !== undefined) return { status, body: JSON.stringify(json) }
  return (
    other && {
      status,
      body: BODIES[other],
      ...(other === 'html' && { headers: { 'content-type': 'text/html' } }),
    }
  )
}

/** The path of a call below its base; undefined where its values cannot be sent. */
function pathOf({ base, method, template, params }: ReplayCall, bases: BaseAddresses): string | undefined {
  const filled = fillTemplate(template, params)
  if (filled === null) return undefined
  return `${bases[base].replace(/\/$/, '')}/${spell(base === 'cp' ? 'cp' : 'plain', method, filled, hasPlace(template))}`
}

/**
 * The sandbox's rules that answer a file's calls as they were answered: by path, query and body, else by the path alone, of
 * which the latest counts.
 */
export function rulesOf(calls: readonly ReplayCall[], bases: BaseAddresses): readonly FaultRule[] {
  const rules = calls.flatMap((call): readonly FaultRule[] => {
    const path = pathOf(call, bases)
    const answer = answerOf(call)
    return path === undefined || answer === undefined
      ? []
      : [
          {
            method: call.method,
            path,
            query: call.query,
            ...(call.sent !== undefined && { sent: call.sent }),
            ...answer,
          },
        ]
  })
  const latest = [...rules].reverse()
  return [...latest, ...latest.map(({ query: _query, sent: _sent, ...rule }) => rule)]
}
