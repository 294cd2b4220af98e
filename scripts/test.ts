import { type ChildProcess, spawn } from 'node:child_process'
import { argv, exit, stdout } from 'node:process'

/*
 * `npm test` in ten minutes on two cores, and `npm run test:full` (`--full`), which has every language of every journey,
 * all rounds of chaos and the soak tests besides. Lanes of one stage run side by side, since none of them fills two cores;
 * the first step that fails stops them all.
 */

interface Step {
  readonly name: string
  /** What to type to have only this step again. */
  readonly command: string
}

const isFull = argv.includes('--full')

const checks: Step[] = [
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'lint and boundaries', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'unused code', command: 'npm run --silent unused' },
  { name: 'licences', command: 'npm run --silent licences' },
  { name: 'engines', command: 'npm run --silent engines -- --check' },
  { name: 'unit and integration tests', command: 'npm run --silent unit' },
]
const building: Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'tests of the build', command: 'npm run --silent built' },
]
const journeys = {
  name: 'browser journeys',
  command: `npm run --silent e2e${isFull ? '' : ' -- --grep-invert @full'}`,
}
/** Not here, because each takes an hour or needs a whole history: `soak -- fire`, `soak -- tests/age`. */
const soak = {
  name: 'soak tests',
  command: 'npm run --silent soak -- tests/built/axe tests/database tests/orders tests/fuzz tests/hosted',
}

const stages: Step[][][] = [[checks, building], [[journeys]], ...(isFull ? [[[soak]]] : [])]
const environment = {
  ...process.env,
  ...(isFull ? { FULL: '1', REQUESTS: process.env['REQUESTS'] ?? '4000' } : {}),
}

const running = new Set<ChildProcess>()
const took: string[] = []
const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** Runs a step; what it prints is shown at once where it is alone, otherwise at its end. Answers its exit code. */
function run({ name, command }: Step, alone: boolean): Promise<number> {
  console.log(`— ${name}: started`)
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      // A group of its own, so that it can be ended with all that it started.
      detached: true,
      env: environment,
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (some: Buffer) => printed.push(some))
    running.add(child)
    child.on('close', (code) => {
      // Whoever was ended because another failed has nothing to say.
      if (!running.delete(child)) return
      stdout.write(Buffer.concat(printed))
      const line = `${name}: ${code === 0 ? 'fine' : 'FAILED'} after ${seconds(began)}`
      took.push(line)
      console.log(`— ${line}\n`)
      if (code !== 0) console.log(`To have it again: ${command}\n`)
      resolve(code ?? 1)
    })
  })
}

function stopAll(): void {
  for (const child of running) {
    running.delete(child)
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  }
}

function end(code: number): never {
  console.log(took.join('\n'))
  console.log(
    `${isFull ? 'npm run test:full' : 'npm test'}: ${code === 0 ? 'fine' : 'FAILED'} after ${seconds(0)}`,
  )
  exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopAll()
    end(130)
  })

for (const lanes of stages)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const code = await run(step, lanes.length === 1)
        if (code === 0) continue
        stopAll()
        end(code)
      }
    }),
  )
end(0)
