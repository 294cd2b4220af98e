import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { report } from '#tests/simulator/run-report.ts'
import { runMany, type Figures } from '#tests/simulator/run.ts'

/**
 * `npm run simulate -- --schedules 1000000 [--seed n]`: runs that many fault schedules of the outbox from seed n on, on
 * every core, and prints the figures. Ends with code 1 when a promise was broken.
 */
const atATime = 1_000

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
  const { schedules, seed } = parseArgs({
    options: { schedules: { type: 'string', default: '10000' }, seed: { type: 'string', default: '0' } },
  }).values
  const began = performance.now()
  const from = Number(seed)
  const figures = await onEveryCore({ from, to: from + Number(schedules) })
  console.log(await report(figures, performance.now() - began))
  return figures.failures.length > 0 ? 1 : 0
}

/** Hands out a thousand seeds at a time, and no more of them after the first failure. */
async function onEveryCore({ from, to }: Span): Promise<Figures> {
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
  await Promise.all(Array.from({ length: availableParallelism() }, () => worker(take, add)))
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
