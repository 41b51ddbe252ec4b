import { resultOf } from '@corrente/domain/forms'
import {
  dropsPeople,
  type SavedForm,
  type StationBase,
  type StationPolicy,
  type StationStep,
  type StationValues,
} from '@corrente/domain/stations'
import type { FormState, SaveNoticeKind } from '@corrente/ui/widgets/forms'
import type { HalfSavedNoticeProps } from '@corrente/ui/widgets/station-form'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { invalidateAtom } from '../../gateways/index.ts'
import { STATIONS_KEY } from '../../resources/stations.ts'
import { readTheirs, type StationMerge } from './readTheirs.ts'
import { goOn, lookUpAndGoOn, type RunEnd, type SaveRun, startRun } from './saveRun.ts'
import type { SaveWorld, StepAnswer } from './sendStep.ts'

/** What stands above the form's buttons. */
export type StationNotice =
  | { readonly kind: SaveNoticeKind }
  | { readonly kind: 'half'; readonly half: HalfSavedNoticeProps }

/** What asks for a yes before anything is sent. */
export type StationQuestion =
  /** Somebody else changed the station meanwhile. */
  | { readonly kind: 'changes'; readonly merge: StationMerge }
  /** A private station with people becomes public (STF-086). */
  | { readonly kind: 'public' }

/** The save of a station's form. */
export interface StationSaving {
  readonly state: FormState
  readonly notice: StationNotice | undefined
  /** The charge box id that the server says is taken, and its words (STF-013). */
  readonly taken: { readonly id: string; readonly text: string } | undefined
  readonly question: StationQuestion | undefined
  /** The server lets nobody create another station (STN-039). */
  readonly isLimited: boolean
  readonly endLimit: () => void
  /** Saves; does nothing while a save is under way. */
  readonly save: () => void
  /** Yes to the question. */
  readonly confirm: () => void
  /** No: back to the form. */
  readonly stay: () => void
  /** Looks whether a call of unknown end was applied, and goes on from there. */
  readonly verify: () => void
}

/** What a refusal says: `stationNotFound` where the station is gone. */
export type StationRefusal = 'stationSaveFailed' | 'stationNotFound' | 'stationIdTaken'

/** What a save tells its form. */
export interface SaveEars {
  /** The form has moved: what was merged in or saved is its base from here on. */
  readonly onMove: (form: SavedForm) => void
  readonly onSaved: (wasNew: boolean) => void
  /** The server refused a step; `text`: its own words, where they are to be shown. */
  readonly onRefused: (message: StationRefusal, step: StationStep, text: string) => void
}

/**
 * Saves a station (STF-018, STF-019, CON-018): the station is read again and what somebody else changed is shown, then it
 * goes out in steps. The form's base moves with each step, so that a retry sends only what is missing.
 */
export function useStationSave(
  form: SavedForm,
  policyOf: (values: StationValues, base: StationBase) => StationPolicy,
  world: SaveWorld,
  ears: SaveEars,
): StationSaving {
  const invalidate = useSetAtom(invalidateAtom)
  const [state, setState] = useState<FormState>('idle')
  const [notice, setNotice] = useState<StationNotice>()
  const [taken, setTaken] = useState<StationSaving['taken']>()
  const [question, setQuestion] = useState<StationQuestion>()
  const [isLimited, setLimited] = useState(false)
  const isUnderWay = useRef(false)
  const open = useRef<SaveRun>(undefined)

  const rest = (next: StationNotice | undefined) => {
    setNotice(next)
    setState('idle')
  }
  const succeed = (wasNew: boolean) => {
    setNotice(undefined)
    setState('saved')
    invalidate(STATIONS_KEY)
    ears.onSaved(wasNew)
  }
  const stop = (run: SaveRun, answer: Exclude<StepAnswer, { kind: 'saved' }>) => {
    const { saved, missing, stoppedAt } = resultOf(run.steps)
    if (saved.length > 0) invalidate(STATIONS_KEY)
    if (stoppedAt === undefined) return
    if (answer.kind === 'unknown') {
      open.current = run
      setNotice({ kind: 'unknown' })
      // While it is not known whether it was saved, nothing may be changed or sent again.
      return setState('open')
    }
    if (answer.kind === 'limit') {
      setLimited(true)
      return rest(undefined)
    }
    if (answer.kind === 'taken') {
      setTaken({ id: run.plan.station?.chargeBoxId ?? '', text: answer.text })
      ears.onRefused('stationIdTaken', stoppedAt, answer.text)
      return rest(undefined)
    }
    const why = answer.kind
    if (why === 'refused') ears.onRefused('stationSaveFailed', stoppedAt, '')
    if (run.steps.order.length > 1 || stoppedAt !== 'station')
      return rest({ kind: 'half', half: { saved, stoppedAt, why, missing } })
    rest(why === 'lost' ? { kind: 'notSaved' } : undefined)
  }
  const finish = ({ run, answer }: RunEnd) => {
    if (answer.kind === 'saved') succeed(run.form.base.pk === undefined)
    else stop(run, answer)
  }
  const send = async (from: SavedForm) =>
    finish(await goOn(world, startRun(from, policyOf(from.values, from.base)), ears.onMove))
  const begin = async () => {
    const theirs = await readTheirs(world, form)
    if (theirs.kind === 'gone') {
      ears.onRefused('stationNotFound', 'station', '')
      return rest(undefined)
    }
    // Nothing was sent yet: that the station could not be read is no open end.
    if (theirs.kind === 'unreachable') return rest({ kind: 'unreachable' })
    const { merge } = theirs
    if (merge.changes.length > 0) {
      setQuestion({ kind: 'changes', merge })
      return rest(undefined)
    }
    const next = { base: merge.base, values: merge.values }
    if (form.base.pk !== undefined) ears.onMove(next)
    return send(next)
  }
  const alone = async (work: () => Promise<unknown> | undefined) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setNotice(undefined)
    setTaken(undefined)
    setState('sending')
    try {
      await work()
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    state,
    notice,
    taken,
    question,
    isLimited,
    endLimit: () => setLimited(false),
    save: () => {
      if (isUnderWay.current) return
      if (dropsPeople(form.values, form.base)) setQuestion({ kind: 'public' })
      else void alone(begin)
    },
    confirm: () => {
      setQuestion(undefined)
      if (question?.kind === 'public') return void alone(begin)
      if (question?.kind !== 'changes') return
      const { base, values } = question.merge
      ears.onMove({ base, values })
      void alone(() => send({ base, values }))
    },
    stay: () => setQuestion(undefined),
    verify: () => {
      const held = open.current
      if (!held || isUnderWay.current) return
      isUnderWay.current = true
      setNotice({ kind: 'verifying' })
      const settle = async () => finish(await lookUpAndGoOn(world, held, ears.onMove))
      void settle().finally(() => {
        isUnderWay.current = false
      })
    },
  }
}
