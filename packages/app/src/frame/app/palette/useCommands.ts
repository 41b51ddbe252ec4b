import { MENU, type Place, routeOf } from '@corrente/domain/routing'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import type { PaletteEntry } from '@corrente/ui/widgets/palette'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useMemo } from 'react'
import { useMay } from '../../../kit/access/index.ts'
import type { CommandContext } from '../../../kit/area/index.ts'
import { useAppearance, usePorts } from '../../../ports/index.ts'
import { useChoice } from '../useChoice.ts'
import { allCommandsAtom } from './allCommands.ts'
import { keyLayerAtom } from './atoms.ts'
import { pageSearch } from './keyPlace.ts'

/** A page or an action of the registry that this user may use, in words. */
export interface Command extends PaletteEntry {
  readonly kind: 'pages' | 'actions'
  /** Other words that it is found by. */
  readonly also?: string | undefined
  readonly place?: Place | undefined
  readonly run?: (() => void) | undefined
}

/** The registry as it is for this user: what is not permitted, or not built, is not there. */
export function useCommands(signOut: () => void): {
  readonly commands: readonly Command[]
  readonly context: CommandContext
} {
  const t = useText('palette')
  const shell = useText('shell')
  const ports = usePorts()
  const may = useMay()
  const all = useAtomValue(allCommandsAtom)
  const setLayer = useSetAtom(keyLayerAtom)
  const { scheme, chooseScheme } = useAppearance()
  const [hasSingleKeys, setSingleKeys] = useChoice('singleKeys')
  const [hidesPersonal, setHidesPersonal] = useChoice('hidesPersonal')
  const personal = usePersonal()
  const { get } = useStore()
  const context = useMemo<CommandContext>(
    () => ({
      may,
      ports,
      get,
      personal,
      say: (what, name) => t(`found.${what}`, { name }),
      showKeys: () => setLayer('keys'),
      switchScheme: () => chooseScheme(scheme === 'dark' ? 'light' : 'dark'),
      switchSingleKeys: () => setSingleKeys(!hasSingleKeys),
      switchPersonal: () => setHidesPersonal(!hidesPersonal),
      signOut,
      focusSearch: () => pageSearch(document)?.focus(),
    }),
    [
      may,
      ports,
      get,
      personal,
      t,
      setLayer,
      scheme,
      chooseScheme,
      hasSingleKeys,
      setSingleKeys,
      hidesPersonal,
      setHidesPersonal,
      signOut,
    ],
  )
  const commands = useMemo(() => {
    const pages = all
      .flatMap(({ pages: own = [] }) => own)
      .flatMap(({ menu, keys }): Command[] => {
        const route = MENU.find((item) => item.id === menu)?.route
        if (route === undefined || !context.may(route)) return []
        const place = { path: routeOf(route).path }
        return [{ kind: 'pages', id: `page:${menu}`, label: shell(`nav.${menu}`), menu, keys, place }]
      })
    const actions = all
      .flatMap(({ actions: own = [] }) => own)
      .flatMap(({ id, route, search, run, keys }): Command[] => {
        if (route !== undefined && !context.may(route)) return []
        return [
          {
            kind: 'actions',
            id: `action:${id}`,
            label: t(`action.${id}`),
            also: t(`also.${id}`),
            keys,
            place: route && { path: routeOf(route).path, ...(search && { search }) },
            run: run && (() => run(context)),
          },
        ]
      })
    return [...pages, ...actions]
  }, [all, context, shell, t])
  return { commands, context }
}
