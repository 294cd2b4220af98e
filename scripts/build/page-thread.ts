import { parentPort, Worker, workerData } from 'node:worker_threads'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import type { LanguageBuild } from './language-build.ts'
import { writePages } from './pages.ts'

interface Task {
  readonly language: Language
  readonly build: LanguageBuild
}

/** Writes the pages of a language in a thread, while the next language is built; returns the paths that search engines list. */
export async function writePagesAside(task: Task): Promise<readonly string[]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: task })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject)
  })
}

const task = workerData as Task | null
if (parentPort && task && languages.includes(task.language))
  parentPort.postMessage(await writePages(task.language, task.build), [])
