import { runMany } from './run.ts'
import { plantedBugs, withBug } from './planted-bugs.ts'
for (const name of Object.keys(plantedBugs)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue
  const t = performance.now()
  const f = await runMany(0, 2000, withBug(name))
  console.log(
    f.failures[0] ? f.failures[0].seed + 1 : 'NOT CAUGHT',
    name,
    '|',
    f.failures[0]?.broken[0],
    Math.round(performance.now() - t),
  )
}
