import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { afterEach, expect, it } from 'vitest'
import { cachedCluster } from '#local/database/cluster-cache.ts'

const folder = new URL('../../.build/clusters/', import.meta.url)
const name = `test-${randomUUID()}`
const ours = async () => (await readdir(folder)).filter((file) => file.includes(name))

afterEach(async () => {
  for (const file of await ours()) await rm(new URL(file, folder), { force: true })
})

/** Requests the cluster of these inputs; its one file contains these words. */
async function ask(inputs: readonly string[], words: string) {
  let made = 0
  const files = await cachedCluster(name, inputs, async () => {
    made += 1
    const dumpDataDir = async () => new Blob([words]) as File
    return { pg: { exec: async () => [], dumpDataDir }, close: async () => {} }
  })
  return { words: await files.text(), made }
}

it('makes a database once for the same inputs, and again for others', async () => {
  expect(await ask(['create table a'], 'first')).toEqual({ words: 'first', made: 1 })
  expect(await ask(['create table a'], 'second')).toEqual({ words: 'first', made: 0 })
  expect(await ask(['create table b'], 'third')).toEqual({ words: 'third', made: 1 })
})

it('drops the files of earlier inputs', async () => {
  await ask(['create table a'], 'first')
  await ask(['create table b'], 'second')
  expect(await ours()).toHaveLength(1)
})

it('gives a whole database to everybody who asks while it is being made', async () => {
  const words = 'x'.repeat(1_000_000)
  const all = await Promise.all(Array.from({ length: 4 }, () => ask(['create table a'], words)))
  for (const one of all) expect(one.words).toBe(words)
  expect(await ours()).toHaveLength(1)
})

it('never reads what a killed process left incomplete', async () => {
  await ask(['create table a'], 'whole')
  const [file] = await ours()
  await rm(new URL(file!, folder))
  await writeFile(new URL(`part-1-${file}`, folder), 'who')
  expect(await ask(['create table a'], 'whole')).toEqual({ words: 'whole', made: 1 })
})
