/** A vendor that has not come by then does not come. */
const LIMIT_MS = 15_000

/**
 * Puts a vendor's script into the page. Rejects when it cannot be had within 15 s, and leaves nothing behind then, so that
 * it may be asked for again. Only pages whose policy names the vendor call this.
 */
export function loadVendorScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    const fail = () =>
      end(() => {
        script.remove()
        reject(new Error(`${new URL(address).host} could not be loaded.`))
      })
    const timer = setTimeout(fail, LIMIT_MS)
    script.src = address
    script.async = true
    script.onerror = fail
    script.onload = () => end(resolve)
    document.head.append(script)
  })
}
