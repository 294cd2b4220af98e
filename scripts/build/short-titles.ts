import type { Plugin } from 'vite'
import { formFiles } from './form-versions.ts'
import { madeModule } from './made-module.ts'

/** Gives the desk the short titles of all forms: their files would bring every question with them. */
export function shortTitles(): Plugin {
  return madeModule('short-titles', 'content', async () =>
    Object.fromEntries([...(await formFiles())].map(([form, { shortTitle }]) => [form, shortTitle])),
  )
}
