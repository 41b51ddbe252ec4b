import { basename } from 'node:path'
import { tenantAssets } from '@corrente/themes/build'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { ENVIRONMENT_PREFIX } from '../src/boot/environmentSchema.ts'
import type { SignIn } from '../src/boot/signInMarkup.tsx'

const STYLES = 'sign-in.css'

/**
 * The drawings under names of their own. The browser's styled-components counts its components in another order, so that one
 * name would mean two things; and an attribute with styles is refused by the policy, so `standSignIn` sets those.
 */
export function underOwnNames({ drawings, css }: SignIn): SignIn {
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
    css: css
      .replace(/\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}/g, '')
      .replace(/\.([a-z_][\w-]*)/gi, (whole, name: string) => (names.has(name) ? `.b-${name}` : whole)),
  }
}

async function draw(root: string, mode: string): Promise<SignIn> {
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
    const { drawSignIn } = (await server.ssrLoadModule('/src/boot/signInMarkup.tsx')) as {
      readonly drawSignIn: () => Promise<SignIn>
    }
    return underOwnNames(await drawSignIn())
  } finally {
    await server.close()
  }
}

/**
 * Puts the sign-in, drawn at build time, into the public document: a template for each language, and its styles in a file of
 * their own (docs/decisions/0054-the-sign-in-in-the-document.md).
 */
export function signInInDocument(root: string, mode: string): Plugin {
  let signIn: SignIn | undefined
  return {
    name: 'corrente:sign-in-in-document',
    apply: 'build',
    async buildStart() {
      signIn = await draw(root, mode)
      this.emitFile({ type: 'asset', name: STYLES, source: signIn.css })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, filename }) => {
        if (basename(filename) !== 'public.html' || !signIn) return []
        const styles = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(STYLES))
        if (!styles) throw new Error('The styles of the sign-in are not in the build.')
        return signIn.drawings.map(({ languages, html }) => ({
          tag: 'template',
          attrs: { 'data-languages': languages.join(' '), 'data-styles': `/${styles.fileName}` },
          children: html,
          injectTo: 'body' as const,
        }))
      },
    },
  }
}
