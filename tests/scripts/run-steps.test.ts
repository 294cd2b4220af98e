import { expect, it } from 'vitest'
import { runSteps, type Step } from '#scripts/run-steps.ts'

const step = (name: string, script: string): Step => ({ name, command: `node -e "${script}"` })
const forever = step('forever', 'setInterval(() => {}, 1000)')

async function run(...stages: Step[][][]) {
  let printed = ''
  const { code, lines } = await runSteps(stages, { print: (text) => (printed += text) })
  return { code, printed, names: lines.map((line) => line.replace(/ after .*/, '')) }
}

it('runs the lanes of a stage side by side and the next stage after them', async () => {
  const shown = await run(
    [[step('a', 'console.log(1)')], [step('b', 'console.log(2)')]],
    [[step('c', '')], [step('d', '')]],
  )
  expect(shown.code).toBe(0)
  expect(shown.names.slice(0, 2).toSorted()).toEqual(['— a: fine', '— b: fine'])
  expect(shown.names.slice(2).toSorted()).toEqual(['— c: fine', '— d: fine'])
  expect(shown.printed).toContain('1\n— a: fine')
})

it('ends everything at the first step that fails, and says how to repeat it', async () => {
  const bad = step('bad', 'console.log(41 + 1); process.exit(3)')
  const { code, names, printed } = await run([[forever], [bad, step('after', '')]], [[step('later', '')]])
  expect(code).toBe(3)
  expect(names).toEqual(['— bad: FAILED'])
  expect(printed).toContain('42')
  expect(printed).toContain(`To have it again: ${bad.command}`)
})

it('goes on after a failed step when asked to, and still fails', async () => {
  const bad = step('bad', 'process.exit(3)')
  const stages = [[[bad, step('after', '')]], [[step('later', '')]]]
  const { code, lines } = await runSteps(stages, { print: () => {}, goesOn: true })
  expect(code).toBe(3)
  expect(lines).toHaveLength(3)
})

it('ends a run that goes on where a step fails that the others need', async () => {
  const bad = { ...step('bad', 'process.exit(3)'), isNeeded: true }
  const { code, lines } = await runSteps([[[bad]], [[step('later', '')]]], { print: () => {}, goesOn: true })
  expect(code).toBe(3)
  expect(lines).toHaveLength(1)
})

it('ends a step’s own children too, when it is interrupted', async () => {
  const interrupted = new AbortController()
  setTimeout(() => interrupted.abort(), 300)
  const { code } = await runSteps([[[forever], [forever]]], { print: () => {}, signal: interrupted.signal })
  expect(code).toBe(130)
})
