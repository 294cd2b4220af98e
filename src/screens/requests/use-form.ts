import { useEffect, useState } from 'react'
import type { Form } from '#src/forms/define.ts'
import { findForm } from '#src/forms/find.ts'
import { requestTitle } from '#src/screens/forms/form-title.ts'

const found = new Map<string, Form | undefined>()

/** The form that something was written in, where there is one; undefined until its file has come, or where there is none any more. */
export function useForm(id: string | undefined): Form | undefined {
  const [form, setForm] = useState(id === undefined ? undefined : found.get(id))
  useEffect(() => {
    if (id === undefined) return
    let left = false
    findForm(id).then(
      (answer) => {
        found.set(id, answer)
        if (!left) setForm(answer)
      },
      // Its file is not on the phone: the row goes by without its title until there is network.
      () => undefined,
    )
    return () => void (left = true)
  }, [id])
  return form
}

/** Requested, as lists of it say. */
export function useRequestTitle(id: string, subject?: string, askedFor?: string): string {
  const form = useForm(id)
  return form ? requestTitle(form, subject, askedFor) : '…'
}

/** The forms of several kinds by their ids, as far as their files are to be had. */
export async function formsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Form>> {
  const answers = await Promise.allSettled([...new Set(ids)].filter(Boolean).map(findForm))
  const came = answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
  )
  return new Map(came.map((form) => [form.id, form]))
}

/** The same once they have come. */
export function useForms(ids: readonly string[]): ReadonlyMap<string, Form> {
  const [forms, setForms] = useState<ReadonlyMap<string, Form>>(new Map())
  const all = [...new Set(ids)].toSorted().join(' ')
  useEffect(() => {
    let left = false
    void formsOf(all.split(' ')).then((came) => left || setForms(came))
    return () => void (left = true)
  }, [all])
  return forms
}
