import type { FormMerge } from '@corrente/domain/forms'
import { mergeForm } from '@corrente/domain/forms'
import {
  GROUP_FORM,
  type GroupBase,
  type GroupPath,
  type GroupSave,
  type GroupSaveMessage,
  type GroupValues,
  groupForm,
  groupRequest,
  isGroupSavedAs,
} from '@corrente/domain/station-groups'
import type { FormState, SaveNoticeKind } from '@corrente/ui/widgets/forms'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { type Gateway, invalidateAtom } from '../../gateways/index.ts'
import { answerOf } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { GROUPS_KEY, readAllGroups, readOneGroup, sendGroup } from '../../resources/stationGroups.ts'

/** How a save went wrong, and the words of a refusal. */
export interface SaveTrouble {
  readonly kind: SaveNoticeKind
  readonly refusal: GroupSaveMessage
}

/** What somebody else saved meanwhile, and the way to go on. */
export interface PendingMerge {
  readonly changes: FormMerge<GroupValues, GroupPath>['changes']
  readonly merged: GroupValues
}

/** The save of a group's form. */
export interface GroupSaving {
  readonly state: FormState
  readonly trouble: SaveTrouble | undefined
  /** Somebody else's changes wait for a yes. */
  readonly pending: PendingMerge | undefined
  /** Saves; does nothing while a save is under way. */
  readonly save: (values: GroupValues) => void
  /** Sends their values with mine on top. */
  readonly confirm: () => void
  /** Back to the form. */
  readonly stay: () => void
  /** Looks whether a save of unknown end was done. */
  readonly verify: () => void
}

/** Whether the server has what was sent; undefined: it could not be read. */
async function isThere(cp: Gateway, body: GroupSave, country: string): Promise<boolean | undefined> {
  if (body.chargeBoxGroupPk !== undefined) {
    const read = await readOneGroup(cp, String(body.chargeBoxGroupPk))
    return read.kind === 'done' ? isGroupSavedAs(body, groupForm(read.data, country)) : undefined
  }
  const read = await readAllGroups(cp)
  if (read.kind !== 'done') return undefined
  return read.data.some((group) => isGroupSavedAs(body, groupForm(group, country)))
}

/**
 * Saves a group (decisions: Saving): a group that exists is read again first, and what somebody else changed is shown
 * before it is sent over; a lost answer is looked up, never sent again by itself.
 *
 * @param base what the form started from.
 * @param country the tenant's.
 * @param onSaved the group is saved.
 */
export function useGroupSave(
  base: GroupBase,
  country: string,
  onSaved: (message: 'groupCreated' | 'groupUpdated') => void,
): GroupSaving {
  const { cp } = usePorts().gateways
  const invalidate = useSetAtom(invalidateAtom)
  const [state, setState] = useState<FormState>('idle')
  const [trouble, setTrouble] = useState<SaveTrouble>()
  const [pending, setPending] = useState<PendingMerge & { readonly theirs: GroupBase }>()
  const isUnderWay = useRef(false)
  const sent = useRef<GroupSave>(undefined)

  const fail = (kind: SaveNoticeKind, refusal: GroupSaveMessage = 'groupSaveFailed') => {
    setTrouble({ kind, refusal })
    // While it is not known whether it was saved, nothing may be changed or sent again.
    setState(kind === 'unknown' ? 'open' : 'idle')
  }
  const succeed = () => {
    setTrouble(undefined)
    setState('saved')
    invalidate(GROUPS_KEY)
    onSaved(base.pk === undefined ? 'groupCreated' : 'groupUpdated')
  }
  const settle = async (body: GroupSave) => {
    const found = await isThere(cp, body, country)
    if (found) succeed()
    else fail(found === undefined ? 'unknown' : 'notSaved')
  }
  const send = async (body: GroupSave) => {
    sent.current = body
    const { end } = answerOf(await sendGroup(cp, body), undefined)
    if (end === 'done') succeed()
    else if (end === 'refused') fail('refused')
    else await settle(body)
  }
  const begin = async (values: GroupValues) => {
    if (base.pk === undefined) return send(groupRequest(values, base))
    const read = await readOneGroup(cp, String(base.pk))
    if (read.kind === 'refused' && read.status === 404) return fail('refused', 'groupNotFound')
    // Nothing was sent yet: that the group could not be read is no open end.
    if (read.kind !== 'done') return fail('unreachable')
    const theirs = groupForm(read.data, country)
    const { merged, changes } = mergeForm(GROUP_FORM, base.values, values, theirs.values)
    if (changes.length === 0) return send(groupRequest(merged, theirs))
    setPending({ changes, merged, theirs })
    setState('idle')
  }
  const alone = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setTrouble(undefined)
    setState('sending')
    await work()
    isUnderWay.current = false
  }

  return {
    state,
    trouble,
    pending,
    save: (values) => void alone(() => begin(values)),
    confirm: () => {
      if (!pending) return
      setPending(undefined)
      void alone(() => send(groupRequest(pending.merged, pending.theirs)))
    },
    stay: () => setPending(undefined),
    verify: () => {
      const body = sent.current
      if (!body || isUnderWay.current) return
      isUnderWay.current = true
      setTrouble({ kind: 'verifying', refusal: 'groupSaveFailed' })
      void settle(body).finally(() => {
        isUnderWay.current = false
      })
    },
  }
}
