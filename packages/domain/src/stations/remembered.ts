/** Works something out once for each station: one is never changed in place, so what is known of it holds as long as it. */
export function remembered<Each extends object, Found extends object>(
  find: (each: Each) => Found,
): (each: Each) => Found {
  const known = new WeakMap<Each, Found>()
  return (each) => {
    const held = known.get(each)
    if (held) return held
    const found = find(each)
    known.set(each, found)
    return found
  }
}
