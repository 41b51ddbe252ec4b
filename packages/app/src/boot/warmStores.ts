/**
 * Looks at the stores and at the cookies once. The first look waits for another process, some milliseconds each: here that
 * is while the code travels, not between it and the page. A browser that keeps nothing throws at the look, and is told
 * where it matters.
 */
export function warmStores(): void {
  for (const look of [() => localStorage.length, () => sessionStorage.length, () => document.cookie])
    try {
      look()
    } catch {
      // Said where something is to be kept (`storage`).
    }
}
