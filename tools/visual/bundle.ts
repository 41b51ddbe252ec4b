import { resolve } from 'node:path'
import { build } from 'vite'

/** One of this folder's page scripts as a single classic script. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, entry), formats: ['iife'], name: 'corrente' },
    },
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const script = output.find((part) => part.type === 'chunk')
  if (!script) throw new Error(`${entry} gave no script.`)
  return script.code
}
