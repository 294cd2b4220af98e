import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { bugNames, withBug } from '#tests/simulator/planted-bugs.ts'
import { report } from '#tests/simulator/run-report.ts'
import { runMany, type Figures } from '#tests/simulator/run.ts'

/** The program of scripts/simulate.ts, which explains its options. */
const atATime = 1_000
const mostSchedulesOfABug = 4_000

interface Span {
  readonly from: number
  readonly to: number
}

if (isMainThread) process.exitCode = await simulate()
else parentPort!.on('message', ({ from, to }: Span) => void runMany(from, to).then(answer))

function answer(figures: Figures): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(figures)
}

async function simulate(): Promise<number> {
  const { schedules, seed, cores, bugs, only } = parseArgs({
    options: {
      bugs: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      schedules: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '0' },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  }).values
  if (bugs) return catchBugs(bugNames.filter((name) => name.includes(only)))
  const began = performance.now()
  const from = Number(seed)
  const figures = await onEveryCore({ from, to: from + Number(schedules) }, Number(cores))
  console.log(await report(figures, performance.now() - began))
  return figures.failures.length > 0 ? 1 : 0
}

/** Prints a row of a table for each planted bug: after how many schedules it is caught, and by which broken promise. */
async function catchBugs(names: readonly string[]): Promise<number> {
  const found: number[] = []
  for (const name of names) {
    const { failures } = await runMany(0, mostSchedulesOfABug, withBug(name))
    const [first] = failures
    const after = first ? first.seed + 1 : Infinity
    found.push(after)
    console.log(`| ${name} | ${after} | ${first?.violations[0] ?? 'not caught'} |`)
  }
  const sorted = found.toSorted((one, other) => one - other)
  const missed = found.filter((after) => after === Infinity).length
  const median = sorted[Math.floor(sorted.length / 2)]
  console.log(
    `${found.length - missed} of ${found.length} planted bugs caught, median after ${median} schedules`,
  )
  return missed > 0 ? 1 : 0
}

/** Hands out a thousand seeds at a time, and no more of them after the first failure. */
async function onEveryCore({ from, to }: Span, cores: number): Promise<Figures> {
  let next = from
  let all: Figures = { schedules: 0, operations: 0, faultCounts: new Map(), failures: [] }
  const take = (): Span | undefined => {
    if (next >= to || all.failures.length > 0) return undefined
    const span = { from: next, to: Math.min(to, next + atATime) }
    next = span.to
    return span
  }
  const add = (figures: Figures) => {
    all = together(all, figures)
    if (all.schedules % 50_000 < atATime)
      console.log(`${all.schedules} schedules, ${all.failures.length} failures`)
  }
  await Promise.all(Array.from({ length: cores }, () => worker(take, add)))
  return all
}

function worker(take: () => Span | undefined, add: (figures: Figures) => void): Promise<void> {
  const thread = new Worker(new URL(import.meta.url))
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const span = take()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (span) thread.postMessage(span)
      else void thread.terminate().then(() => resolve())
    }
    thread.on('error', reject)
    thread.on('message', (figures: Figures) => {
      add(figures)
      goOn()
    })
    goOn()
  })
}

function together(a: Figures, b: Figures): Figures {
  const struck = new Map(a.faultCounts)
  for (const [fault, times] of b.faultCounts) struck.set(fault, (struck.get(fault) ?? 0) + times)
  return {
    schedules: a.schedules + b.schedules,
    operations: a.operations + b.operations,
    faultCounts: struck,
    failures: [...a.failures, ...b.failures],
  }
}
