import { agentBoard } from './agent-board.ts'
import { savingOfPhotos } from './photo-saving.ts'
import { loanOnTheWire } from './loan-wire.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Documents: how soon a photo is kept, what a loan with eight of them costs on the line, and a board with 200 drafts. */
export async function documentTimes(world: BenchWorld): Promise<Measured> {
  const parts = [await savingOfPhotos(world), await loanOnTheWire(world), await agentBoard(world)]
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)) as object,
    lines: parts.flatMap(({ lines }) => lines),
  }
}
