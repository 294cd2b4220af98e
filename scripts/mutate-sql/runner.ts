import { env } from 'node:process'
import { createVitest } from 'vitest/node'

/** The first test that failed. */
export interface Failure {
  /** `tests/database/cart.test.ts`. */
  readonly file: string
  readonly title: string
}

/** Vitest, started once for many runs. */
export interface Runner {
  /** Runs test files over a database without something; returns the first failure, `undefined` if all pass. */
  firstFailure(files: readonly string[], takenOut: string): Promise<Failure | undefined>
  close(): Promise<void>
}

/** Starts Vitest with the configuration of `npm run unit`. */
export async function openRunner(): Promise<Runner> {
  env['VITEST'] = 'true'
  env['NODE_ENV'] = 'test'
  let failure: Failure | undefined
  const note = (file: string, title: string) => (failure ??= { file, title })
  const vitest = await createVitest({
    watch: false,
    bail: 1,
    silent: true,
    reporters: [
      {
        onTestCaseResult: (test) => {
          if (test.result().state === 'failed') note(test.module.relativeModuleId, test.fullName)
        },
        // A hook that fails has no test.
        onTestModuleEnd: (module) => {
          if (module.state() === 'failed') note(module.relativeModuleId, 'its preparation')
        },
      },
    ],
  })
  await vitest.standalone()
  const all = await vitest.globTestSpecifications()
  return {
    firstFailure: async (files, takenOut) => {
      failure = undefined
      env['TAKEN_OUT'] = takenOut
      const wanted = all.filter(({ moduleId }) => files.some((file) => moduleId.endsWith(`/${file}`)))
      if (wanted.length !== files.length)
        throw new Error(`Not all of these are unit tests: ${files.join(', ')}`)
      const { unhandledErrors } = await vitest.runTestSpecifications(wanted)
      // An error of Vitest itself is no result.
      if (unhandledErrors.length > 0 && !failure) throw new Error('Vitest failed', { cause: unhandledErrors })
      return failure
    },
    close: () => vitest.close(),
  }
}
