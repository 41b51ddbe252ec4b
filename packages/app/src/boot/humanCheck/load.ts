/** The bundler sees which check the build names and leaves the other one out. */
export const isSandbox = import.meta.env.VITE_CORRENTE_HUMAN_CHECK === 'sandbox'

/** The sandbox build's own check. */
export const loadSandbox = async () => (await import('./SandboxCheck.tsx')).SandboxCheck
/** The vendor's. */
export const loadVendor = async () => (await import('./RecaptchaCheck.tsx')).RecaptchaCheck

/** Asks for the code of this build's check ahead; the vendor's own script waits for its place on the page. */
export const preloadHumanCheck = (): Promise<unknown> => (isSandbox ? loadSandbox() : loadVendor())
