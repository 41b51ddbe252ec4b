import { SCHEMES, type Scheme } from '@corrente/themes'
import { composeStory, type Meta, type StoryFn } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { ListedStory } from './storyIndex.ts'

type StoryModule = { default: Meta } & Record<string, StoryFn>

const files = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx')

/** A story as a component under a tenant, and the size of the smallest picture that shows it, in px. */
export interface LoadedStory {
  of: (tenant: string, scheme: Scheme, language: string) => ComponentType
  width: number
  height: number
  /** Whether it fills its frame (a whole screen) instead of standing in a padded one. */
  isFull: boolean
}

const sizeOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? value : otherwise

/** Loads a story's file; throws when the index names a file or an export that the build does not have. */
export async function loadStory({
  path,
  exportName,
}: Pick<ListedStory, 'path' | 'exportName'>): Promise<LoadedStory> {
  const load = files[`../../${path}`]
  if (!load) throw new Error(`The build has no ${path}.`)
  const module = await load()
  const story = module[exportName]
  if (!story) throw new Error(`${path} exports no ${exportName}.`)
  const { parameters } = composeStory(story, module.default, {}, exportName)
  const isFull = parameters.layout === 'fullscreen'
  const known = new Map<string, ComponentType>()
  return {
    width: sizeOf(parameters.visual?.width, isFull ? 1280 : 480),
    height: sizeOf(parameters.visual?.height, isFull ? 800 : 360),
    isFull,
    of(tenant, scheme, language) {
      const key = `${tenant} ${SCHEMES.indexOf(scheme)} ${language}`
      const before = known.get(key)
      if (before) return before
      // One component per tenant: its globals are part of it, and React must not see a new one at each render.
      const composed = composeStory(
        story,
        module.default,
        { initialGlobals: { tenant, scheme, language } },
        exportName,
      )
      known.set(key, composed)
      return composed
    },
  }
}
