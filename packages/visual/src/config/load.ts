import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { VisualConfig } from './define.ts'
import { readSettings, type Settings } from './settings.ts'

const NAMES = ['visual.config.ts', 'visual.config.mts', 'visual.config.js', 'visual.config.mjs'] as const

/** The config file of a folder or of the nearest one above it; undefined when there is none. */
export function findConfig(folder: string): string | undefined {
  const found = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path))
  const above = dirname(folder)
  return found ?? (above === folder ? undefined : findConfig(above))
}

const isConfig = (value: unknown): value is VisualConfig =>
  typeof value === 'object' && value !== null && 'themes' in value && 'storybook' in value

/**
 * The settings of a repository, from its config file: the one named, else the nearest one from `folder` upwards. Throws
 * when there is none, or when its default export is no config.
 */
export async function loadSettings(folder: string, named?: string): Promise<Settings> {
  const file = named === undefined ? findConfig(folder) : resolve(folder, named)
  if (file === undefined || !existsSync(file))
    throw new Error(
      `There is no ${named ?? NAMES[0]} here. It says where the Storybook and its themes are: export default defineVisual({ … }).`,
    )
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  if (!isConfig(module.default))
    throw new Error(`${file}: the default export is no config; write export default defineVisual({ … }).`)
  return readSettings(module.default, dirname(file))
}
