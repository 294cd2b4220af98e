import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { bugNames, withBug } from '#tests/simulator/planted-bugs.ts'
import { report } from '#tests/simulator/run.ts'
import { runMany, type Figures } from '#tests/simulator/run.ts'
import { storyOf } from '#tests/simulator/story.ts'
import { bugRows, bugTotal, type CaughtBug } from './bug-table.ts'

/** The program of scripts/simulate.ts, which explains its options. */
const atATime = 1_000
const mostSchedulesOfABug = 4_000

interface Span {
  readonly from: number
  readonly to: number
}

if (isMainThread) process.exitCode = await simulate()
else parentPort!.on('message', (task: Span | string) => void perform(task).then(answer))

/** Runs schedules, or those of a planted bug until it is caught. */
function perform(task: Span | string): Promise<Figures> {
  if (typeof task === 'string') return runMany(0, mostSchedulesOfABug, withBug(task))
  return runMany(task.from, task.to)
}

function answer(figures: Figures): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(figures)
}

async function simulate(): Promise<number> {
  const { schedules, seed, cores, bugs, only, story } = parseArgs({
    options: {
      bugs: { type: 'boolean', default: false },
      story: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      schedules: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '0' },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  }).values
  if (bugs) {
    const wanted = new RegExp(only)
    const names = bugNames.filter((name) => wanted.test(name))
    const caught = await caughtOnEveryCore(names, Number(cores))
    console.log([...bugRows(caught), bugTotal(caught)].join('\n'))
    return caught.some(({ violation }) => violation === undefined) ? 1 : 0
  }
  const from = Number(seed)
  if (story) {
    console.log((await storyOf(from)).join('\n'))
    return 0
  }
  const began = performance.now()
  const figures = await onEveryCore({ from, to: from + Number(schedules) }, Number(cores))
  const milliseconds = performance.now() - began
  console.log(await report(figures, milliseconds))
  return figures.failures.length + figures.unknown.length > 0 ? 1 : 0
}

/** Runs planted bugs until each is caught. */
async function caughtOnEveryCore(names: readonly string[], cores: number): Promise<CaughtBug[]> {
  const caught: CaughtBug[] = []
  const waiting = [...names]
  const workers = Array.from({ length: cores }, async () => {
    let name: string | undefined
    const take = () => (name = waiting.shift())
    await worker(take, ({ failures: [first] }) => {
      caught.push({
        name: name!,
        schedules: (first?.seed ?? mostSchedulesOfABug - 1) + 1,
        violation: first?.reasons[0],
      })
      console.log(`${caught.length} of ${names.length}`)
    })
  })
  await Promise.all(workers)
  return caught
}

/** Hands out a thousand seeds at a time, and no more of them after the first failure. */
async function onEveryCore({ from, to }: Span, cores: number): Promise<Figures> {
  let next = from
  let all: Figures = {
    schedules: 0,
    operations: 0,
    faultCounts: new Map(),
    marks: new Set(),
    failures: [],
    unknown: [],
  }
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

function worker(take: () => Span | string | undefined, add: (figures: Figures) => void): Promise<void> {
  const thread = new Worker(new URL(import.meta.url))
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const span = take()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (span !== undefined) thread.postMessage(span)
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
    marks: new Set([...a.marks, ...b.marks]),
    unknown: [...a.unknown, ...b.unknown],
    failures: [...a.failures, ...b.failures],
  }
}
