import { theBuild, type Build } from './app-build.ts'
import { plantedAccountBugs } from './planted-account-bugs.ts'
import { plantedAnswerBugs } from './planted-answer-bugs.ts'
import { plantedAttachmentBugs } from './planted-attachment-bugs.ts'
import { plantedBookingBugs } from './planted-booking-bugs.ts'
import { plantedFileBugs } from './planted-file-bugs.ts'
import { plantedKindBugs } from './planted-kind-bugs.ts'
import { plantedLossBugs } from './planted-loss-bugs.ts'
import { plantedQueueBugs } from './planted-queue-bugs.ts'

const allBugs: Record<string, Partial<Build>> = {
  ...plantedKindBugs,
  ...plantedAccountBugs,
  ...plantedAnswerBugs,
  ...plantedQueueBugs,
  ...plantedFileBugs,
  ...plantedAttachmentBugs,
  ...plantedBookingBugs,
  ...plantedLossBugs,
}

/** The names of all planted bugs. */
export const bugNames: readonly string[] = Object.keys(allBugs)

/** Returns the shipped build with one bug planted. */
export function withBug(name: string): Build {
  return { ...theBuild, ...allBugs[name] }
}
