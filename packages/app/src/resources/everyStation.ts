import type { ReadClocks, StationRow } from '@corrente/domain/stations'
import type { Block } from '@corrente/domain/wire'
import { atom } from 'jotai'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { askWorker } from '../kit/workers/index.ts'
import type { FromReader, ToReader } from './every-station/protocol.ts'
import { type EveryProgress, readEvery } from './every-station/readEvery.ts'
import { downloadEveryStation, STATIONS_KEY } from './stations.ts'

export type { EveryProgress }

type Tell = (progress: EveryProgress | undefined) => void

async function download(
  cp: Gateway,
  clocks: () => ReadClocks,
  signal: AbortSignal,
  tell: Tell,
): Promise<Outcome<Block<StationRow>>> {
  tell({ rows: [], total: undefined })
  const outcome = await downloadEveryStation(cp, signal)
  if (outcome.kind !== 'done') return outcome
  const worker = new Worker(new URL('./every-station/keeper.ts', import.meta.url), {
    type: 'module',
    name: 'stations',
  })
  const asked = askWorker<ToReader, FromReader>(worker, 'stations')
  try {
    return await readEvery(asked, outcome.data.blob, clocks(), signal, tell)
  } finally {
    asked.close()
  }
}

const heldAtom = atom<EveryProgress | undefined>(undefined)
/** Where a reading that is under way says how far it is; each store has its own. */
const relayAtom = atom((): { tell: Tell } => ({ tell: () => undefined }))

/** How far the reading of the complete list is; undefined while nothing is read. */
export const everyProgressAtom = atom(
  (get) => get(heldAtom),
  (get, set) => {
    get(relayAtom).tell = (progress) => set(heldAtom, progress)
  },
)
everyProgressAtom.onMount = (listen) => listen()

/** All stations, read by a worker and handed over piece by piece. */
export const everyStationAtom = queryAtom(({ gateways: { cp }, formats: { zone }, clock }, get) => {
  const relay = get(relayAtom)
  const tell: Tell = (progress) => relay.tell(progress)
  const clocks = () => ({ zoneless: zone, serverNow: clock.serverNow() })
  return {
    key: [...STATIONS_KEY, 'every'],
    run: (signal) => download(cp, clocks, signal, tell).finally(() => tell(undefined)),
    keepsFormer: true,
  }
})

/** In the place of them all while nobody asks. */
export const noStationAtom = queryAtom<Block<StationRow>>(() => ({
  key: [...STATIONS_KEY, 'none'],
  isEnabled: false,
  run: async () => ({ kind: 'done', data: { rows: [], count: 0 }, unreadRows: 0 }),
}))
