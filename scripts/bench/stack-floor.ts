import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { build, type Rolldown } from 'vite'
import { buildTarget } from '#scripts/build/oldest-browsers.ts'
import { serveTexts, staticPage, workerScript } from './floor.ts'

/** The least that answers taps with this stack: React and the router hydrate the page as one piece; then it draws so many lines. */
const sourceOf = (lines: number) => `
import { createElement, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
const root = document.getElementById('root')
const text = { __html: root.firstChild.innerHTML }
const line = (_, at) => createElement('li', { key: at, 'data-booking': 'confirmed' },
  createElement('details', null, createElement('summary', null,
    createElement('strong', null, 'Wednesday 02-12-2026, 07:00 to 09:00'), createElement('bdi', null, 'Thresher, Farmer ' + at + ', Sarna'))))
function Page() {
  const [count, setCount] = useState(0)
  useEffect(() => { window.tapped = undefined; startTransition(() => setCount(${lines})) }, [])
  const page = createElement('div', { key: 'page', dangerouslySetInnerHTML: text })
  return [page, count > 0 && createElement('ul', { key: 'lines' }, Array.from({ length: count }, line))]
}
const router = createRouter({ routeTree: createRootRoute({ component: Page, notFoundComponent: Page }) })
await router.load()
router.ssr = { manifest: undefined }
startTransition(() => { hydrateRoot(root, createElement(RouterProvider, { router })) })`

/**
 * Serves a hand-made page with the text of one of ours, which React and the router hydrate, and a trivial worker that caches it;
 * the page then draws `lines` bookings of a day.
 */
export async function serveStackFloor(pageFile: string, port: number, lines = 0): Promise<Server> {
  const page = staticPage(await readFile(pageFile, 'utf8'))
    .replace('</style>', '</style><div id="root"><div>')
    .replace('</html>', '</div></div></html>')
    .replace(
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><script>window.tapped=[]</script><script type="module" src="/app.js"></script>',
    )
  return serveTexts({ '/': page, '/app.js': await bundled(lines), '/sw.js': workerScript }, port)
}

async function bundled(lines: number): Promise<string> {
  const entry = 'virtual:stack-floor'
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'stack-floor',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? sourceOf(lines) : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    build: { write: false, target: buildTarget, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...more] = output.filter((file) => file.type === 'chunk') as [
    Rolldown.OutputChunk,
    ...Rolldown.OutputChunk[],
  ]
  if (more.length > 0) throw new Error('The least app is in several files')
  return code
}
