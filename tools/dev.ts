// `pnpm dev`: the product from its sources, hot-reloading, with a sandbox behind it.
import { startSandbox } from '@corrente/sandbox'
import { createServer } from 'vite'

const port = Number(process.env.PORT ?? '5173')
const sandbox = await startSandbox({ port: 0, scale: 'small', clock: 'real' })
process.env.SANDBOX_URL = sandbox.origin
const server = await createServer({
  root: 'packages/app',
  mode: 'sandbox',
  server: { port, strictPort: true },
})
await server.listen()
server.printUrls()
console.log(`  The sandbox behind it: ${sandbox.origin}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await server.close()
    await sandbox.close()
    process.exit(0)
  })
