import type { Extension } from '@electric-sql/pglite'

/** The functions of PostgreSQL, under their names in C, by which it raises an error. */
interface Compiled {
  malloc(bytes: number): number
  errstart(level: number, domain: number): number
  errcode(state: number): number
  errmsg_internal(text: number, values: number): number
  errfinish(file: number, line: number, name: number): void
  /** Notes that a call was left by a jump. */
  setThrew(jump: number, value: number): void
}

/** PostgreSQL once it runs, with the addresses of its variables. */
interface Running {
  readonly ___stack_pointer: WebAssembly.Global<'i32'>
  readonly HEAP32: Int32Array
  readonly _PG_exception_stack: number
  readonly _error_context_stack: number
  _PostgresMainLoopOnce(): void
}

/** PGlite's internals that its types hide. */
interface Internals {
  readonly mod: Running
}

interface Options {
  readonly wasmMemory: WebAssembly.Memory
  instantiateWasm(imports: Imports, done: (instance: WebAssembly.Instance, module: unknown) => void): object
}

type Call = (...values: number[]) => number | undefined
type Imports = { env: Record<string, Call> }

/** PostgreSQL's level of errors that end a statement. */
const errorLevel = 21

/** Its statement_too_complex, 54001, as it packs it into a number: six bits for each sign. */
const tooComplex = 5 + (4 << 6) + (1 << 24)

/** True if the stack has room for an error and its handlers. */
function hasRoom(frames = 400): boolean {
  try {
    return frames === 0 || hasRoom(frames - 1)
  } catch {
    return false
  }
}

/** A number that is thrown is how C jumps out of calls. */
const isJump = (thrown: unknown) => typeof thrown === 'number'

/**
 * Makes input deeper than the stack fail with 54001, like other too complex input. PostgreSQL checks its own stack in
 * memory, but the JavaScript stack of its function calls ends first, for example at a list six thousand deep. PGlite
 * drops that exception: the statement never answers, its transaction stays open, and soon no statement is answered.
 * So this raises PostgreSQL's own error at the innermost handler, where its calls pass through JavaScript
 * (`invoke_…`).
 */
export const deepCalls: Extension = {
  name: 'deep calls',
  async setup(pg, options: Options) {
    let compiled: Compiled
    let guard: Guard | undefined
    const guarded =
      (call: Call): Call =>
      (...values) =>
        guard ? guard(call, values) : call(...values)
    return {
      emscriptenOpts: {
        ...options,
        instantiateWasm: (imports: Imports, done: Parameters<Options['instantiateWasm']>[1]) => {
          for (const [name, call] of Object.entries(imports.env))
            if (name.startsWith('invoke_')) imports.env[name] = guarded(call)
          return options.instantiateWasm(imports, (instance, module) => {
            compiled = instance.exports as unknown as Compiled
            done(instance, module)
          })
        },
      },
      async init() {
        const { mod } = pg as unknown as Internals
        guard = guardOf(compiled, mod, textIn(compiled, options.wasmMemory, 'stack depth limit exceeded'))
      },
    }
  },
}

type Guard = (call: Call, values: readonly number[]) => number | undefined

function guardOf(compiled: Compiled, mod: Running, limit: number): Guard {
  const [handler, context] = [mod._PG_exception_stack >> 2, mod._error_context_stack >> 2]
  const raise = () => {
    compiled.errstart(errorLevel, 0)
    compiled.errcode(tooComplex)
    compiled.errmsg_internal(limit, 0)
    compiled.errfinish(0, 0, 0)
  }
  const guard: Guard = (call, values) => {
    const [handlerHere, contextHere] = [mod.HEAP32[handler]!, mod.HEAP32[context]!]
    try {
      return call(...values)
    } catch (thrown) {
      if (!(thrown instanceof RangeError) || !hasRoom()) throw thrown
      // The values of inner calls belong to calls that have ended.
      mod.HEAP32[handler] = handlerHere
      mod.HEAP32[context] = contextHere
      try {
        raise()
      } catch (jump) {
        if (!isJump(jump)) throw jump
        compiled.setThrew(1, 0)
      }
      return 0
    }
  }
  const once = mod._PostgresMainLoopOnce
  // Where nothing on the way took it: at the place that takes errors when nothing runs, from which PGlite expects its own way out.
  mod._PostgresMainLoopOnce = () => {
    const [stack, outermost] = [mod.___stack_pointer.value, mod.HEAP32[handler]!]
    try {
      once()
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown
      mod.___stack_pointer.value = stack
      mod.HEAP32[handler] = outermost
      mod.HEAP32[context] = 0
      raise()
    }
  }
  return guard
}

/** The address of a text, for good. */
function textIn({ malloc }: Compiled, memory: WebAssembly.Memory, text: string): number {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const address = malloc(bytes.length)
  new Uint8Array(memory.buffer).set(bytes, address)
  return address
}
