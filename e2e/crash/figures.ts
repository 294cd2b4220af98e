import { phases, type Phase } from './plan.ts'

/** The result of many rounds. */
export interface Figures {
  rounds: number
  readonly kills: Record<Phase, number>
  /** Data that the phone had shown as saved when it was killed. */
  readonly shown: { drafts: number; attachments: number; submissions: number }
  arrived: number
  losses: number
  duplicates: number
  longestTypingLostMs: number
  readonly startedAt: number
}

export function emptyFigures(): Figures {
  return {
    rounds: 0,
    kills: Object.fromEntries(phases.map((phase) => [phase, 0])) as Record<Phase, number>,
    shown: { drafts: 0, attachments: 0, submissions: 0 },
    arrived: 0,
    losses: 0,
    duplicates: 0,
    longestTypingLostMs: 0,
    startedAt: performance.now(),
  }
}

/** Returns the figures as readable text. */
export function formatFigures(figures: Figures, seed: number): string {
  const { rounds, kills, shown, startedAt } = figures
  const perRound = (performance.now() - startedAt) / 1000 / Math.max(rounds, 1)
  const rows: [string, string | number][] = [
    ['seed', seed],
    ['rounds', `${rounds}, ${perRound.toFixed(1)} s each`],
    ...phases.map((phase): [string, number] => [`  killed while ${phase}`, kills[phase]]),
    ['shown as saved: drafts', shown.drafts],
    ['shown as saved: papers', shown.attachments],
    ['shown as saved: applications', shown.submissions],
    ['arrived complete', figures.arrived],
    ['lost of what was shown', figures.losses],
    ['arrived twice, or unasked', figures.duplicates],
    ['longest typing lost', `${figures.longestTypingLostMs.toFixed(0)} ms`],
  ]
  return rows.map(([name, value]) => `${name.padEnd(34)} ${value}`).join('\n')
}
