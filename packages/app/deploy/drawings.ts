import { basename } from 'node:path'
import { tenantAssets } from '@corrente/themes/build'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type { DRAWN, Drawings } from '../src/boot/drawn/markup.tsx'
import { ENVIRONMENT_PREFIX } from '../src/boot/environmentSchema.ts'

/** The file of each document's styles. */
const STYLES = { 'public.html': 'sign-in.css', 'index.html': 'frame.css' } as const
const DOCUMENTS = Object.keys(STYLES) as (keyof typeof STYLES)[]

/**
 * The drawings under names of their own. The browser's styled-components counts its components in another order, so that one
 * name would mean two things; and an attribute with styles is refused by the policy, so `standSignIn` sets those.
 */
export function underOwnNames({ drawings, css }: Drawings): Drawings {
  const names = new Set<string>()
  const renamed = drawings.map(({ languages, html }) => ({
    languages,
    html: html.replaceAll(' style="', ' data-style="').replace(/ class="([^"]*)"/g, (_, list: string) => {
      const given = list.split(' ')
      for (const name of given) names.add(name)
      return ` class="${given.map((name) => `b-${name}`).join(' ')}"`
    }),
  }))
  return {
    drawings: renamed,
    // Each drawing writes the rules of the whole page again, and every element would be asked all of them.
    css: [...new Set(css.split('/*!sc*/\n'))]
      .join('\n')
      .replace(/\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}/g, '')
      .replace(/\.([a-z_][\w-]*)/gi, (whole, name: string) => (names.has(name) ? `.b-${name}` : whole)),
  }
}

async function draw(root: string, mode: string): Promise<ReadonlyMap<string, Drawings>> {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    envPrefix: ENVIRONMENT_PREFIX,
    plugins: [react(), tenantAssets()],
    // Its file for node is not the module that the product's is.
    ssr: { noExternal: ['styled-components'] },
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  try {
    const module = (await server.ssrLoadModule('/src/boot/drawn/markup.tsx')) as {
      readonly DRAWN: typeof DRAWN
    }
    return new Map(
      await Promise.all(
        DOCUMENTS.map(async (name) => [name, underOwnNames(await module.DRAWN[name]())] as const),
      ),
    )
  } finally {
    await server.close()
  }
}

/**
 * Puts what stands before the code, drawn at build time, into its document: a template for each language, and the styles in
 * a file of their own (docs/decisions/0054-the-sign-in-in-the-document.md).
 */
export function drawingsInDocuments(root: string, mode: string): Plugin {
  let drawn: ReadonlyMap<string, Drawings> = new Map()
  return {
    name: 'corrente:drawings-in-documents',
    apply: 'build',
    async buildStart() {
      drawn = await draw(root, mode)
      for (const document of DOCUMENTS)
        this.emitFile({ type: 'asset', name: STYLES[document], source: drawn.get(document)?.css ?? '' })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, filename }) => {
        const document = DOCUMENTS.find((one) => one === basename(filename))
        if (!document) return []
        const styles = Object.values(bundle).find(
          (one) => one.type === 'asset' && one.names.includes(STYLES[document]),
        )
        if (!styles) throw new Error(`The styles of ${document} are not in the build.`)
        return drawn.get(document)?.drawings.map(({ languages, html }) => ({
          tag: 'template',
          attrs: { 'data-languages': languages.join(' '), 'data-styles': `/${styles.fileName}` },
          children: html,
          injectTo: 'body' as const,
        }))
      },
    },
  }
}
