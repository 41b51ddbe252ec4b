import { extname, resolve } from 'node:path'
import { build } from 'vite'

/**
 * A page script of ours as a single classic script. Its path is relative to this folder and ends as this file's own name
 * does: the sources are TypeScript, what is packed is not.
 */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: resolve(import.meta.dirname, entry + extname(import.meta.filename)),
        formats: ['iife'],
        name: 'visualPage',
      },
    },
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const script = output.find((part) => part.type === 'chunk')
  if (!script) throw new Error(`${entry} gave no script.`)
  return script.code
}
