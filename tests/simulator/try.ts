import { runMany } from './run.ts'
import { shrunk } from './shrink.ts'
import { runSchedule } from './run.ts'
import { written } from './schedule.ts'
const t = performance.now()
const f = await runMany(Number(process.argv[3] ?? 0), Number(process.argv[2] ?? 1000))
console.log(f, (performance.now() - t) / f.schedules, 'ms each')
for (const x of f.failures.slice(0, 2)) {
  const s = await shrunk(x.seed)
  console.log(x.seed, written(s), (await runSchedule(x.seed, s)).broken)
}
