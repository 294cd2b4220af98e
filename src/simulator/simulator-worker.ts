import { throwLater } from '#src/base/throw-later.ts'
import { runAll } from './many-runs.ts'
import type { SimulatorMessage, SimulatorReply } from './simulator-messages.ts'
import { WatchedRun } from './watched-run.ts'

/** Runs the simulator for the page /proof, beside the page; ends with it. */
let run = new WatchedRun(0, false)

/** Messages are handled one after the other: a run takes one step at a time. */
let before: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<SimulatorMessage>) => {
  before = before.then(() => perform(data)).catch(throwLater)
})

async function perform(message: SimulatorMessage): Promise<void> {
  if (message.kind === 'many') {
    return runAll(message.schedules, message.isBroken, (many) => reply({ many }))
  }
  if (message.kind === 'begin') run = new WatchedRun(message.seed, message.isBroken)
  else if (message.kind === 'advance') await run.advance(message.pace)
  else await run.interrupt(message.phone, message.fault)
  reply({ view: run.view() })
}

function reply(message: SimulatorReply): void {
  self.postMessage(message, {})
}
