import { type CepAnswer, readCep } from '@corrente/domain/address'
import { whole } from '@corrente/domain/wire'
import type { Gateway } from '../gateways/index.ts'

/** GET users_data/ceps/{zip} (STF-070): what the look-up of a whole Brazilian zip code tells. */
export async function lookUpCep(cp: Gateway, digits: string, signal: AbortSignal): Promise<CepAnswer> {
  const outcome = await cp.get('users_data/ceps/{zip}', (body) => whole(readCep(200, body)), {
    params: { zip: digits },
    signal,
  })
  if (outcome.kind === 'done') return outcome.data
  return outcome.kind === 'refused' ? readCep(outcome.status, outcome.body) : { kind: 'failed' }
}
