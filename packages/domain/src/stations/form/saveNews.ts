import type { WriteState } from '../../writes/index.ts'
import type { StationTab } from './fields.ts'
import { type StationStep, stationSaveEnd } from './save.ts'

/** What a save of several calls has saved, and where it stopped. */
export interface HalfSaved {
  /** What the server has by now, in the order in which it went out. */
  readonly saved: readonly StationStep[]
  readonly stoppedAt: StationStep
  /** `refused`: the server said no; `lost`: its answer was lost, and it was found not to have been applied. */
  readonly why: 'refused' | 'lost'
}

/** What a station's form says of a save that is not done, besides the notice of every form. */
export interface StationSaveNews {
  /** Of a toast, in the catalogue of the station form, and the tab that it is about. */
  readonly toast:
    | {
        readonly message: 'stationNotFound' | 'stationSaveFailed' | 'stationIdTaken'
        readonly tab: StationTab
      }
    | undefined
  /** The id is another station's: what the server said of it (STF-013), or that station's id. */
  readonly taken: string | undefined
  /** No more stations may be created (STN-039); its dialog says so. */
  readonly isLimited: boolean
  /** Told where more than one call was to be sent. */
  readonly half: HalfSaved | undefined
}

const NOTHING: StationSaveNews = { toast: undefined, taken: undefined, isLimited: false, half: undefined }

/**
 * What to say of a station's save.
 * @param othersId - the id under which a creation's lost answer was found to be another station's
 * @param missing - how many calls a retry sends
 */
export function stationSaveNews(
  state: WriteState,
  mode: 'new' | 'edit',
  othersId: string | undefined,
  missing: number,
): StationSaveNews {
  const taken = (text: string): StationSaveNews => ({
    ...NOTHING,
    taken: text,
    toast: { message: 'stationIdTaken', tab: 'general' },
  })
  switch (state.phase) {
    case 'notSent':
      return state.why === 'gone'
        ? { ...NOTHING, toast: { message: 'stationNotFound', tab: 'general' } }
        : NOTHING
    case 'notApplied':
      return othersId === undefined ? { ...NOTHING, half: halfOf(state, 'lost', missing) } : taken(othersId)
    case 'refused': {
      const { message, serverText } = stationSaveEnd(state.refusal.status, state.refusal.body, mode)
      if (message === 'stationLimitReached') return { ...NOTHING, isLimited: true }
      if (message === 'stationIdTaken') return taken(serverText ?? '')
      return {
        ...NOTHING,
        toast: {
          message: 'stationSaveFailed',
          tab: state.step === 'station' ? 'general' : 'technical',
        },
        half: halfOf(state, 'refused', missing),
      }
    }
    default:
      return NOTHING
  }
}

function halfOf(
  { saved, step }: { readonly saved: readonly string[]; readonly step: string },
  why: HalfSaved['why'],
  missing: number,
): HalfSaved | undefined {
  if (saved.length + missing === 1 && step === 'station') return undefined
  return { saved: saved as readonly StationStep[], stoppedAt: step as StationStep, why } // the chain's own steps
}
