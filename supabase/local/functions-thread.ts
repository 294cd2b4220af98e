// Runs in a worker of Deno: one function, behind a port of its own. Deno.serve() is captured while its module loads.
type Handler = (request: Request, info?: unknown) => Response | Promise<Response>
const serve = Deno.serve
const post = (message: object) => (self as unknown as Worker).postMessage(message)

async function handlerIn(entry: string): Promise<Handler> {
  let captured: Handler | undefined
  // deno-lint-ignore no-explicit-any
  ;(Deno as any).serve = (...given: any[]) => {
    captured =
      given.find((item) => typeof item === 'function') ?? given.find((item) => item?.handler)?.handler
    return { finished: new Promise<void>(() => {}), shutdown: async () => {}, ref() {}, unref() {}, addr: {} }
  }
  try {
    const module = await import(entry)
    const handler = captured ?? module.default?.fetch
    if (handler) return handler
  } catch (error) {
    console.error(`${self.name} failed to load: ${error}`)
  }
  return () => Response.json({ code: 'BOOT_ERROR', message: 'Function failed to start' }, { status: 503 })
}

self.addEventListener('message', async (event: Event) => {
  const { data } = event as MessageEvent<{ entry?: string }>
  // Whoever asks learns that this thread still turns.
  if (data.entry === undefined) return post({ alive: true })
  const handler = await handlerIn(data.entry)
  const answer: Handler = async (request) => {
    try {
      return await handler(request)
    } catch (error) {
      console.error(`${self.name} threw: ${(error as Error)?.name}`)
      return Response.json(
        { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
        { status: 500 },
      )
    }
  }
  serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => post({ port }) }, answer)
})
