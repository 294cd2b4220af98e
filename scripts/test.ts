import { spawn } from 'node:child_process'

/** `npm test`: every check in the order in which a mistake is cheapest to see. Stops at the first that fails. */
const steps = [
  ['format', 'npm', 'run', '--silent', 'format:check'],
  ['lint and boundaries', 'npm', 'run', '--silent', 'lint'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['unused code', 'npm', 'run', '--silent', 'unused'],
  ['licences', 'npm', 'run', '--silent', 'licences'],
  ['engines', 'npm', 'run', '--silent', 'engines', '--', '--check'],
  ['unit and integration tests', 'npm', 'run', '--silent', 'unit'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['tests of the build', 'npm', 'run', '--silent', 'built'],
  ['browser journeys', 'npm', 'run', '--silent', 'e2e'],
] as const

for (const [name, command, ...words] of steps) {
  const began = performance.now()
  console.log(`\n— ${name}`)
  const code = await run(command, words)
  console.log(
    `— ${name}: ${code === 0 ? 'fine' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  if (code !== 0) process.exit(code)
}

function run(command: string, words: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, words, { stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1))
  })
}
