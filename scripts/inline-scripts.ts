import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc, type Plugin } from 'vite'
import { languages } from '#src/base/languages.ts'

const source = new URL('../src/first-paint.ts', import.meta.url)

/** The inline head script, compiled and minified, in a block of its own so that it leaves no global names. */
export async function firstPaintScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'first-paint.ts', {
    target: 'es2020',
    define: { LANGUAGES: JSON.stringify(languages) },
  })
  const script = code.replace(/export\s*\{\s*\};?/, '')
  return (await minify('first-paint.js', `{${script}}`)).code.trim()
}

/** Puts the inline head script into the page, where the template has its marker. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return html.replace('<!--first-paint-->', `<script>${await firstPaintScript()}</script>`)
      },
    },
  }
}
