import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc, type Plugin } from 'vite'
import { languages } from '#src/base/languages.ts'
import { outbox, outboxVersion } from '#src/platform/device/outbox-database.ts'

/** Compiles and minifies an inline script of src, in a block, so that it leaves no global names. */
export async function inlineScript(name: 'first-paint' | 'after-paint'): Promise<string> {
  const source = await readFile(new URL(`../../src/app/${name}.ts`, import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, `${name}.ts`, {
    target: 'es2020',
    define: { LANGUAGES: JSON.stringify(languages), OUTBOX: JSON.stringify(emptyOutbox()) },
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

/** How the head script makes the outbox's database on a first visit. */
function emptyOutbox() {
  const tables = outbox.tables.map(({ name, schema: { primKey, indexes } }) => {
    const paths = [primKey, ...indexes].map(({ keyPath }) => [keyPath ?? []].flat().join('+'))
    return [name, ...paths]
  })
  return { name: outbox.name, version: outboxVersion, tables }
}
