import type { BasemapData } from './basemapStyle.ts'

/** The letters of packed steps by their value; buildBasemap.mjs writes with the same. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const MORE = 32

/** The steps of one arc: five bits a letter, the lowest first, the sixth bit says that more follow, the lowest is the sign. */
function stepsOf(text: string, values: Uint8Array): number[][] {
  const steps: number[][] = []
  let half: number | undefined
  let number = 0
  let shift = 0
  for (let i = 0; i < text.length; i++) {
    const letter = values[text.charCodeAt(i)] ?? 0
    number |= (letter & (MORE - 1)) << shift
    shift += 5
    if (letter >= MORE) continue
    const step = number & 1 ? -((number + 1) >> 1) : number >> 1
    if (half === undefined) half = step
    else {
      steps.push([half, step])
      half = undefined
    }
    number = 0
    shift = 0
  }
  return steps
}

/** Reads what buildBasemap.mjs wrote: a topology whose arcs are packed to a text, one word each. */
export function readBasemap(text: string): BasemapData {
  const values = new Uint8Array(128)
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i
  // Built in exactly this shape; basemapStyle.test.ts reads the same file.
  const { topo, ...names } = JSON.parse(text) as Omit<BasemapData, 'topo'> & {
    readonly topo: Omit<BasemapData['topo'], 'arcs'> & { readonly arcs: string }
  }
  return { ...names, topo: { ...topo, arcs: topo.arcs.split(' ').map((arc) => stepsOf(arc, values)) } }
}
