import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc, type Plugin } from 'vite'
import { languages } from '#src/base/languages.ts'

/** Compiles and minifies an inline script of src, in a block, so that it leaves no global names. */
export async function inlineScript(name: 'first-paint' | 'after-paint'): Promise<string> {
  const source = await readFile(new URL(`../../src/app/${name}.ts`, import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, `${name}.ts`, {
    target: 'es2020',
    define: { LANGUAGES: JSON.stringify(languages) },
  })
  const script = code.replace(/export\s*\{\s*\};?/, '')
  return (await minify(`${name}.js`, `{${script}}`)).code.trim()
}

/** Puts the inline head script into the page, where the template has its marker. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return html.replace('<!--first-paint-->', `<script>${await inlineScript('first-paint')}</script>`)
      },
    },
  }
}
