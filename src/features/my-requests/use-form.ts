import { useEffect, useState } from 'react'
import type { Form } from '#src/features/forms/define.ts'
import { findForm } from '#src/features/forms/find.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'

const found = new Map<string, Form | undefined>()

/** Loads until it succeeds, again whenever the network returns. Returns a function that ends it. */
function untilLoaded(load: () => Promise<boolean>): () => void {
  let left = false
  const attempt = async () => {
    const loaded = await load().catch(() => false)
    if (!loaded && !left) addEventListener('online', attempt, { once: true })
  }
  void attempt()
  return () => {
    left = true
    removeEventListener('online', attempt)
  }
}

/** Returns a form by its id; `undefined` until its file has loaded, or if it no longer exists. */
export function useForm(id: string | undefined): Form | undefined {
  const [form, setForm] = useState(id === undefined ? undefined : found.get(id))
  useEffect(() => {
    if (id === undefined) return
    let left = false
    // If the file is not cached, the row has no title until there is a network.
    const end = untilLoaded(async () => {
      const answer = await findForm(id)
      found.set(id, answer)
      if (!left) setForm(answer)
      return true
    })
    return () => {
      left = true
      end()
    }
  }, [id])
  return form
}

/** Returns the title of a request for lists. */
export function useRequestTitle(id: string, subject?: string, askedFor?: string): string {
  const form = useForm(id)
  return form ? requestTitle(form, subject, askedFor) : '…'
}

/** Returns several forms by their ids, as far as their files load. */
export async function formsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Form>> {
  const answers = await Promise.allSettled([...new Set(ids)].filter(Boolean).map(findForm))
  const came = answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
  )
  return new Map(came.map((form) => [form.id, form]))
}

/** Same as `formsOf`; empty until the files have loaded. */
export function useForms(ids: readonly string[]): ReadonlyMap<string, Form> {
  const [forms, setForms] = useState<ReadonlyMap<string, Form>>(new Map())
  const all = [...new Set(ids)].toSorted().join(' ')
  useEffect(() => {
    let left = false
    const wanted = all.split(' ').filter(Boolean)
    const end = untilLoaded(async () => {
      const came = await formsOf(wanted)
      if (!left) setForms(came)
      // A form that no longer exists never comes.
      return came.size === wanted.length
    })
    return () => {
      left = true
      end()
    }
  }, [all])
  return forms
}
