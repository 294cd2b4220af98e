import { type ChildProcess, spawn } from 'node:child_process'

/** A shell command with the name that it is reported by. */
export interface Step {
  readonly name: string
  readonly command: string
  /** True if later steps depend on it, so that its failure ends the run in any case. */
  readonly isNeeded?: boolean
}

/** How a run ended: the first exit code that was not 0, and a line with the seconds of each step that ended. */
export interface Ended {
  readonly code: number
  readonly lines: readonly string[]
}

export interface RunOptions {
  readonly environment?: NodeJS.ProcessEnv
  readonly print: (text: string) => void
  /** Ends everything at once, with the code 130. */
  readonly signal?: AbortSignal
  /** A step that fails ends no other one. */
  readonly goesOn?: boolean
}

/**
 * Runs stages one after the other, the lanes of a stage side by side, the steps of a lane one after the other. The first
 * step that fails ends all others, unless the run goes on (`goesOn`). A step alone in its stage prints as it goes, others at
 * their end.
 */
export async function runSteps(
  stages: readonly (readonly (readonly Step[])[])[],
  options: RunOptions,
): Promise<Ended> {
  const lines: string[] = []
  const running = new Set<ChildProcess>()
  let failure: number | undefined
  let isOver = false
  const stop = (code: number) => {
    failure ??= code
    isOver = true
    for (const child of running) endGroup(child)
  }
  options.signal?.addEventListener('abort', () => stop(130))
  const runLane = async (lane: readonly Step[], isAlone: boolean) => {
    for (const step of lane) {
      if (isOver) return
      const began = performance.now()
      const { code, printed } = await run(step, isAlone, options, running)
      // A step that ended because another failed has nothing to report.
      if (isOver) return
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const line = `— ${step.name}: ${code === 0 ? 'fine' : 'FAILED'} after ${seconds} s`
      lines.push(line)
      options.print(`${printed}${line}\n${code === 0 ? '' : `To have it again: ${step.command}\n`}`)
      if (code === 0) continue
      if (options.goesOn === true && step.isNeeded !== true) failure ??= code
      else stop(code)
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))
  return { code: failure ?? 0, lines }
}

function run(
  { name, command }: Step,
  isAlone: boolean,
  { environment = process.env, print }: RunOptions,
  running: Set<ChildProcess>,
): Promise<{ code: number; printed: string }> {
  print(`— ${name}\n`)
  const output = isAlone ? 'inherit' : 'pipe'
  // A separate process group, so that it ends with all its children.
  const child = spawn(command, {
    shell: true,
    detached: true,
    env: environment,
    stdio: ['ignore', output, output],
  })
  running.add(child)
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (some: Buffer) => printed.push(some))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() })
    })
  })
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself meanwhile.
  }
}
