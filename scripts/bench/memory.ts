/** Resident memory at a moment (ms), in bytes: the backend's own process and that of its functions. */
export interface Sample {
  readonly at: number
  readonly backend: number
  readonly functions: number
}

const mib = 2 ** 20

/** Where memory began, was at most and ended, and by how much it grew a minute in the second half, in MiB. */
export function slopeOf(samples: readonly Sample[]) {
  const of = (which: 'backend' | 'functions') => {
    const all = samples.map((sample) => sample[which] / mib)
    const late = samples.slice(Math.floor(samples.length / 2))
    return {
      first: Math.round(all[0] ?? 0),
      most: Math.round(Math.max(0, ...all)),
      last: Math.round(all.at(-1) ?? 0),
      perMinute:
        Math.round(
          fitted(
            late.map(({ at }) => at / 60_000),
            late.map((item) => item[which] / mib),
          ) * 10,
        ) / 10,
    }
  }
  return { backend: of('backend'), functions: of('functions') }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** The slope of the line that fits best. */
function fitted(x: readonly number[], y: readonly number[]): number {
  const [middleX, middleY] = [mean(x), mean(y)]
  const across = x.reduce((sum, item, place) => sum + (item - middleX) * (y[place]! - middleY), 0)
  const along = x.reduce((sum, item) => sum + (item - middleX) ** 2, 0)
  return along === 0 ? 0 : across / along
}

/** The same in one line. */
export function memoryText(samples: readonly Sample[]): string {
  const text = Object.entries(slopeOf(samples)).map(
    ([name, { first, most, last, perMinute }]) =>
      `${name} ${first} MiB at first, ${most} at most, ${last} at last, in the second half ${perMinute} more a minute`,
  )
  return `  memory: ${text.join('; ')}`
}
