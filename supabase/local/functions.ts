import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocalConfig } from './config.ts'
import { bearerToken, type Tokens } from './tokens.ts'
import { inboxEnvironment, isOpenedHere } from './inbox.ts'
import { type LocalKeys, localPublishableKey, pushEnvironment, type PushKeys } from './keys.ts'
import { postOf } from './outgoing.ts'
import { isLoopback } from './local-only.ts'
import { sandboxSecret } from './sandbox-payments.ts'

/** Edge functions, served by Deno from `<folder>/<name>/index.ts` as on hosted Supabase. */
export interface EdgeFunctions {
  fetch(request: Request): Promise<Response>
  /** The Deno process, while it runs. */
  processId(): number | undefined
  close(): Promise<void>
}

/** Settings of the functions. */
export interface FunctionSettings {
  folder: string
  /** SUPABASE_URL and the keys; our own environment's variables with KHET_ are added. */
  environment: Record<string, string>
  config: LocalConfig
  tokens: Tokens
  log: (line: string) => void
  /** Longest time for one call in milliseconds. */
  timeLimit?: number
  /** How often a thread with calls is asked whether it still turns, in milliseconds. */
  beat?: number
}

const longestCall = 60_000
const require = createRequire(import.meta.url)

/**
 * The Deno binary itself. The package's own launcher waits for Deno in a blocking call: a signal ends the launcher
 * and leaves Deno running.
 */
function denoBinary(): string {
  const { runInstall } = require('deno/install_api.cjs') as { runInstall(): string }
  return runInstall()
}

function functionEnvironment(environment: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] =>
    entry[0].startsWith('KHET_'),
  )
  const passed = ['PATH', 'HOME', 'DENO_DIR', 'TMPDIR', 'SystemRoot'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]] as const],
  )
  return {
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    ...Object.fromEntries([...passed, ...own]),
    ...environment,
  }
}

function startDeno(settings: FunctionSettings): ChildProcess {
  const [host, thread] = ['./functions-host.ts', './functions-thread.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ) as [string, string]
  const flags = [
    '--quiet',
    '--no-prompt',
    '--no-lock',
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-env',
    `--allow-read=${settings.folder},${thread}`,
  ]
  // Standard input stays open and empty: when it closes, because we died, the host ends itself.
  return spawn(denoBinary(), ['run', ...flags, host, settings.folder, String(settings.beat ?? 500)], {
    env: functionEnvironment(settings.environment),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Returns the port that Deno prints; rejects if it ends before. */
function portOf(child: ChildProcess, log: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, port] = /^functions listen on (\d+)$/m.exec(String(chunk)) ?? []
      if (port === undefined) log(`functions: ${String(chunk).trimEnd()}`)
      else resolve(Number(port))
    })
    child.stderr?.on('data', (chunk: Buffer) => log(`functions: ${String(chunk).trimEnd()}`))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code}`)))
  })
}

const connectionHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'expect',
])

async function forward(request: Request, port: number, timeLimit: number): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers([...request.headers].filter(([name]) => !connectionHeaders.has(name)))
  headers.set('x-forwarded-host', url.host)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const path = url.pathname.slice('/functions/v1'.length)
  const response = await fetch(`http://127.0.0.1:${port}${path}${url.search}`, {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimit),
  })
  const answered = new Headers(response.headers)
  // fetch has already unpacked the body that these describe.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) answered.delete(name)
  return new Response(response.body, { status: response.status, headers: answered })
}

const failure = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } })

/** True if config.toml lets a request reach a function. */
async function mayPass(
  { config, tokens }: FunctionSettings,
  request: Request,
  name: string,
): Promise<boolean> {
  if (request.method === 'OPTIONS' || !config.verifyJwt(name)) return true
  const token = bearerToken(request)
  return token !== undefined && (await tokens.verify(token)) !== undefined
}

/** Starts nothing yet: Deno starts at the first call, and again at the first call after a crash. */
export function edgeFunctions(settings: FunctionSettings): EdgeFunctions {
  let child: ChildProcess | undefined
  let port: Promise<number> | undefined

  const boot = (): Promise<number> => {
    const started = startDeno(settings)
    const portLine = portOf(started, settings.log)
    portLine.catch(() => {})
    const forget = () => {
      if (child === started) child = port = undefined
    }
    // A process that could not be started, as where memory is short, does not exit.
    started.once('error', forget)
    started.once('exit', forget)
    child = started
    port = portLine
    return portLine
  }

  return {
    processId: () => child?.pid,
    async fetch(request) {
      const name = new URL(request.url).pathname.split('/')[3] ?? ''
      if (!/^[a-z0-9][a-z0-9_-]*$/.test(name) || !existsSync(join(settings.folder, name, 'index.ts'))) {
        return failure(404, 'NOT_FOUND', 'Requested function was not found')
      }
      if (!(await mayPass(settings, request, name)))
        return failure(401, 'UNAUTHORIZED', 'Missing or invalid JWT')
      try {
        return await forward(request, await (port ?? boot()), settings.timeLimit ?? longestCall)
      } catch (error) {
        const isLate = (error as Error).name === 'TimeoutError'
        settings.log(`function ${name}: ${(error as Error).message}`)
        return isLate
          ? failure(504, 'TIMEOUT', 'The function took too long')
          : failure(503, 'WORKER_ERROR', 'The function could not be reached')
      }
    },
    async close() {
      const running = child
      child = port = undefined
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await ended
    },
  }
}

interface Parts {
  host: string
  siteUrl: string
  keys: LocalKeys
  pushKeys: PushKeys
}

/** The settings of the edge functions: where the backend is, its keys, and what exists on this machine only. */
export function functionsEnvironment({ host, siteUrl, keys, pushKeys }: Parts): Record<string, string> {
  const isHere = isLoopback(host)
  return {
    SUPABASE_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localPublishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.serviceKey }),
    // Without it the functions have no sandbox: beyond this machine its buttons would give goods away.
    KHET_SANDBOX_SECRET: isHere && isOpenedHere(process.env) ? sandboxSecret(keys.jwtSecret) : '',
    ...pushEnvironment(pushKeys),
    ...(isHere || postOf(process.env) ? inboxEnvironment(siteUrl, keys.serviceKey, process.env) : {}),
  }
}
