let last = 0

/** A key for an entry that the server has not seen. */
export const newKey = (): string => {
  last += 1
  return `typed-${last}`
}
