import type { StoryPicture } from '../capture/storyPicture.ts'

type Size = Pick<StoryPicture, 'width' | 'height'>

/** Cuts a long list of themes into sheets that fit into one screenshot. */
export function sheetsOf(themes: readonly string[], { width, height }: Size, pixels: number): string[][] {
  const perSheet = Math.max(1, Math.floor(pixels / (width * height)))
  return Array.from({ length: Math.ceil(themes.length / perSheet) }, (_, i) =>
    themes.slice(i * perSheet, (i + 1) * perSheet),
  )
}

export const columnsOf = (count: number, { width }: Pick<Size, 'width'>, sheetWidth: number): number =>
  Math.min(Math.max(1, Math.floor(sheetWidth / width)), count)
