// Runs in Deno, not in Node. One process serves every supabase/functions/<name>/index.ts, unchanged:
// Deno.serve() is captured while a module loads, so that all functions share one port.
const folder = Deno.args[0]
type Handler = (request: Request, info?: unknown) => Response | Promise<Response>
const handlers = new Map<string, Handler>()
const serve = Deno.serve

/** Ends with the parent: its death, even by kill -9, closes our standard input. */
async function endWithParent() {
  for await (const _ of Deno.stdin.readable) {
    // Nothing is ever sent.
  }
  Deno.exit(0)
}

function captureServe(name: string) {
  // deno-lint-ignore no-explicit-any
  ;(Deno as any).serve = (...given: any[]) => {
    const handler =
      given.find((item) => typeof item === 'function') ?? given.find((item) => item?.handler)?.handler
    handlers.set(name, handler)
    return { finished: new Promise<void>(() => {}), shutdown: async () => {}, ref() {}, unref() {}, addr: {} }
  }
}

async function load(name: string) {
  captureServe(name)
  try {
    const module = await import(new URL(`${name}/index.ts`, `file://${folder}/`).href)
    if (!handlers.has(name) && module.default?.fetch) handlers.set(name, module.default.fetch)
  } catch (error) {
    console.error(`${name} failed to load: ${error}`)
    handlers.set(name, () =>
      Response.json({ code: 'BOOT_ERROR', message: 'Function failed to start' }, { status: 503 }),
    )
  }
}

async function answer(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? ''
  const handler = handlers.get(name)
  if (!handler) {
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
  }
  try {
    return await handler(request)
  } catch (error) {
    console.error(`${name} threw: ${(error as Error)?.name}`)
    return Response.json(
      { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
      { status: 500 },
    )
  }
}

endWithParent()
for (const entry of Deno.readDirSync(folder)) {
  // One after the other: the name that Deno.serve() is captured under is the module being loaded.
  if (entry.isDirectory && !/^[_.]/.test(entry.name)) await load(entry.name)
}
serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`functions listen on ${port}`) },
  answer,
)
