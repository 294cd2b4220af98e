import babel from '@rolldown/plugin-babel'
import { relative } from 'node:path'
import { cwd, env } from 'node:process'
import type { Plugin } from 'vite'
import { remembered } from './remembered.ts'

type Transformed = { code?: string; map?: unknown } | undefined

/** Babel as a plugin; its results are cached. The presets must depend on nothing but module and `NODE_ENV`. */
export async function rememberedBabel(options: Parameters<typeof babel>[0]): Promise<Plugin> {
  const plugin = (await babel(options)) as Plugin & {
    transform: { handler: (this: unknown, code: string, id: string, extra: unknown) => Promise<Transformed> }
  }
  const { handler } = plugin.transform
  plugin.transform.handler = async function (code, id, extra) {
    const inputs = [env['NODE_ENV'] ?? '', relative(cwd(), id), code]
    const result = await remembered('babel', inputs, async () =>
      Buffer.from(JSON.stringify((await handler.call(this, code, id, extra)) ?? null)),
    )
    return (JSON.parse(result.toString()) as Transformed | null) ?? undefined
  }
  return plugin
}
