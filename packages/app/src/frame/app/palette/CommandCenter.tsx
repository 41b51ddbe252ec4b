import { type PendingKeys, stepKeys } from '@corrente/domain/palette'
import { hrefOf, matchRoute, pathOf } from '@corrente/domain/routing'
import { KeySheet, Palette } from '@corrente/ui/widgets/palette'
import { useLocation } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { builtPagesAtom } from '../../../kit/access/index.ts'
import { useOpen } from '../../../kit/over/index.ts'
import { useChoice } from '../useChoice.ts'
import { keyLayerAtom } from './atoms.ts'
import type { EarlyKeys } from './earlyKeys.ts'
import { modifierKey, returnToField } from './keyPlace.ts'
import { type Command, useCommands } from './useCommands.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'

export interface CommandCenterProps {
  /** Gets the taker of keys, and holds those that came before it. */
  readonly early: RefObject<EarlyKeys>
  /** Signs out. */
  readonly signOut: () => void
}

/** The registry at work: the palette, the sheet of the keys, and what single keys do. */
export function CommandCenter({ early, signOut }: CommandCenterProps) {
  const [layer, setLayer] = useAtom(keyLayerAtom)
  const [hasSingleKeys, setSingleKeys] = useChoice('singleKeys')
  const { commands, context } = useCommands(signOut)
  const open = useOpen()
  const pathname = useLocation({ select: (location) => location.pathname })
  const hasContact = useAtomValue(builtPagesAtom).has('contact')
  const pending = useRef<PendingKeys>(undefined)
  const close = () => setLayer(undefined)
  const carryOut = ({ place, run }: Pick<Command, 'place' | 'run'>) => {
    if (place) open(hrefOf(place))
    run?.()
  }

  const withKeys = commands.flatMap((command) => (command.keys ? [{ ...command, keys: command.keys }] : []))
  const take = useEffectEvent((key: string, at: number): boolean => {
    const known = withKeys.map(({ keys }) => keys)
    const step = stepKeys(pending.current, key, at, known)
    pending.current = step.pending
    const command = step.hit === undefined ? undefined : withKeys[step.hit]
    if (command) carryOut(command)
    return command !== undefined || step.pending !== undefined
  })
  useEffect(() => {
    const { current: keys } = early
    keys.take = (key, at) => take(key, at)
    for (const { key, at } of keys.waiting.splice(0)) take(key, at)
    return () => {
      keys.take = undefined
    }
  }, [early])

  if (layer === 'keys')
    return (
      <KeySheet
        page={matchRoute(pathname)?.id}
        statementHref={pathOf('accessibility')}
        reportHref={hasContact ? pathOf('contact') : undefined}
        modifier={modifierKey()}
        general={withKeys.filter(({ kind }) => kind === 'actions')}
        goTo={withKeys.filter(({ kind }) => kind === 'pages')}
        hasSingleKeys={hasSingleKeys}
        onSingleKeysChange={setSingleKeys}
        onClose={close}
      />
    )
  if (layer === 'palette')
    return (
      <OpenPalette
        early={early.current}
        commands={hasSingleKeys ? commands : commands.map(({ keys: _off, ...command }) => command)}
        context={context}
        onChoose={(command) => {
          close()
          carryOut(command)
        }}
        onClose={close}
      />
    )
  return null
}

interface OpenPaletteProps {
  /** What was typed while the palette was on its way. */
  readonly early: EarlyKeys
  readonly commands: readonly Command[]
  readonly context: ReturnType<typeof useCommands>['context']
  readonly onChoose: (command: Pick<Command, 'place' | 'run'>) => void
  readonly onClose: () => void
}

/** The palette while it is open: only then are stations watched. */
function OpenPalette({ early, commands, context, onChoose, onClose }: OpenPaletteProps) {
  const [query, setQuery] = useState('')
  const { groups, commandOf, wanted, isAsking } = usePaletteGroups(commands, context, query)
  const enterFirst = useEffectEvent(() => {
    if (!early.isEntered || wanted !== early.typed) return
    const first = groups.flatMap(({ entries }) => entries)[0]
    // Somebody who pasted and pressed Enter waits for the answer of the server.
    if (first === undefined && isAsking) return
    early.isEntered = false
    const command = first && commandOf(first.id)
    if (command) onChoose(command)
  })
  const take = useEffectEvent(() => {
    setQuery(early.typed)
    returnToField(document)
    enterFirst()
  })
  // Only what stands takes it: React may keep a palette back that it has rendered, and letters go on coming.
  useLayoutEffect(() => {
    setQuery(early.typed)
    early.tell = () => take()
    return () => {
      early.tell = undefined
    }
  }, [early])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search has come to another query, or its answer is here
  useEffect(() => enterFirst(), [wanted, isAsking])
  return (
    <Palette
      query={query}
      onQueryChange={(next) => {
        Object.assign(early, { typed: next, isEntered: false })
        setQuery(next)
      }}
      groups={groups}
      isLate={wanted !== query}
      onEnterEarly={() => {
        early.isEntered = true
      }}
      onChoose={(entry) => {
        const command = commandOf(entry.id)
        if (command) onChoose(command)
      }}
      onClose={onClose}
    />
  )
}
