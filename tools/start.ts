// `npm start`: the product with the sandbox behind it, on one address.
import { buildSandboxApp } from './build.ts'

if ((await buildSandboxApp()) !== 0) {
  console.error('The build failed; nothing was started.')
  process.exit(1)
}
process.env.SANDBOX_STATIC ??= 'packages/app/dist'
await import('../packages/sandbox/src/main.ts')
