// Runs in Deno, not in Node. Serves every supabase/functions/<name>/index.ts, unchanged, on one port. Each function has a thread of
// its own, started at its first call: one that counts for ever stops no other function, and is ended.
const folder = Deno.args[0]
const threadFile = new URL('./functions-thread.ts', import.meta.url).href

/** Somewhat longer than functions.ts waits for an answer, in milliseconds. */
const longestCall = 65_000
/** A thread with calls is asked so often whether it still turns, in milliseconds. */
const beat = Number(Deno.args[1])
/** Beats after which a thread without calls gives its 10 MB back: two minutes. */
const mostIdle = 240
/** Questions that it may leave unanswered: five seconds, longer than any of our functions computes, and half a minute while it loads. */
const mostSilent = { loading: 60, serving: 10 }

interface Thread {
  worker: Worker
  /** Where it listens; rejects if it does not load or is ended. */
  port: Promise<number>
  /** Ends its calls. */
  over: AbortController
  calls: number
  state: keyof typeof mostSilent
  /** Questions since its last message. */
  unanswered: number
  /** Beats since its last call. */
  idle: number
}

const threads = new Map<string, Thread>()

/** Ends with the parent: its death, even by kill -9, closes our standard input. */
async function endWithParent() {
  for await (const _ of Deno.stdin.readable) {
    // Nothing is ever sent.
  }
  Deno.exit(0)
}

function end(name: string, thread: Thread) {
  if (threads.get(name) === thread) threads.delete(name)
  thread.over.abort()
  thread.worker.terminate()
}

function start(name: string): Thread {
  const worker = new Worker(threadFile, { type: 'module', name })
  const over = new AbortController()
  const port = new Promise<number>((resolve, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason))
    worker.addEventListener('message', ({ data }) => {
      thread.unanswered = 0
      if (!('port' in data)) return
      thread.state = 'serving'
      resolve(data.port)
    })
  })
  const thread: Thread = { worker, port, over, calls: 0, state: 'loading', unanswered: 0, idle: 0 }
  port.catch(() => {})
  worker.addEventListener('error', (event) => {
    // Not ours to end with it.
    event.preventDefault()
    console.error(`${name} failed: ${event.message}`)
    end(name, thread)
  })
  worker.postMessage({ entry: new URL(`${name}/index.ts`, `file://${folder}/`).href })
  threads.set(name, thread)
  return thread
}

/** One that does not answer computes without end. Questions are counted, not time, which also passes while this machine sleeps. */
setInterval(() => {
  for (const [name, thread] of threads) {
    if (thread.calls === 0) {
      thread.unanswered = 0
      if (++thread.idle >= mostIdle) end(name, thread)
    } else if (thread.unanswered >= mostSilent[thread.state]) {
      console.error(`${name} computed without end and was ended`)
      end(name, thread)
    } else {
      thread.unanswered++
      thread.worker.postMessage({})
    }
  }
}, beat)

const isFunction = (name: string) => {
  try {
    return /^[a-z0-9][\w-]*$/.test(name) && Deno.statSync(`${folder}/${name}/index.ts`).isFile
  } catch {
    return false
  }
}

/** Said anew by the next connection. */
const ofConnection = ['host', 'connection', 'content-length', 'accept-encoding']

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const name = pathname.split('/')[1] ?? ''
  if (!isFunction(name))
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
  const thread = threads.get(name) ?? start(name)
  thread.calls++
  thread.idle = 0
  try {
    const { method, body } = request
    const headers = new Headers(request.headers)
    for (const name of ofConnection) headers.delete(name)
    const signal = AbortSignal.any([thread.over.signal, AbortSignal.timeout(longestCall)])
    const address = `http://127.0.0.1:${await thread.port}${pathname}${search}`
    return await fetch(address, { method, headers, body, signal, redirect: 'manual' })
  } catch {
    return Response.json(
      { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
      { status: 503 },
    )
  } finally {
    thread.calls--
  }
}

endWithParent()
Deno.serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`functions listen on ${port}`) },
  answer,
)
