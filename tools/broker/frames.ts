const NUL = 0
const LF = 10

/** Cuts a broker's bytes into its frames. Bodies are JSON, so that a NUL is a frame's end; a heart-beat passes at once. */
export function createCutter(): (piece: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0)
  return (piece) => {
    rest = Buffer.concat([rest, piece])
    const frames: Buffer[] = []
    for (let end = rest.indexOf(NUL); end >= 0; end = rest.indexOf(NUL)) {
      frames.push(rest.subarray(0, end + 1))
      rest = rest.subarray(end + 1)
    }
    if (rest.length > 0 && rest.every((byte) => byte === LF)) {
      frames.push(rest)
      rest = Buffer.alloc(0)
    }
    return frames
  }
}

/** The destination of a MESSAGE; undefined for every other frame. */
export const destinationOf = (frame: Buffer): string | undefined =>
  /^\n*MESSAGE\n(?:.*\n)*?destination:(.*)\n/.exec(frame.toString('utf8', 0, 500))?.[1]

const HELD = 32
const HELD_MS = 50

/** Doubles messages and has them overtake each other: up to 32 wait for each other and go out the last one first. */
export function createTurmoil(
  faults: { readonly isDoubling: boolean; readonly isMixing: boolean },
  send: (frame: Buffer) => void,
): { readonly pass: (frame: Buffer) => void; readonly stop: () => void } {
  let held: Buffer[] = []
  let timer: NodeJS.Timeout | undefined
  const release = () => {
    clearTimeout(timer)
    timer = undefined
    for (const frame of held.splice(0).reverse()) send(frame)
  }
  return {
    pass: (frame) => {
      const copies = faults.isDoubling ? [frame, frame] : [frame]
      held.push(...copies)
      if (!faults.isMixing || held.length >= HELD) release()
      else timer ??= setTimeout(release, HELD_MS)
    },
    stop: () => {
      clearTimeout(timer)
      held = []
    },
  }
}
