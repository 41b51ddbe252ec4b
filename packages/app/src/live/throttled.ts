/** Calls at once, and then at most once in a time: what is read, not watched frame by frame, need not follow every message. */
export function throttled(
  subscribe: (then: () => void) => () => void,
  everyMs: number,
): (then: () => void) => () => void {
  return (then) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDue = false
    const tell = () => {
      isDue = false
      timer = setTimeout(rest, everyMs)
      then()
    }
    const rest = () => {
      timer = undefined
      if (isDue) tell()
    }
    const stop = subscribe(() => {
      if (timer === undefined) tell()
      else isDue = true
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }
}
