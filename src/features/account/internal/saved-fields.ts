import { useEffect, useRef, type FormEvent } from 'react'
import {
  loadSignInProgress,
  saveSignInProgress,
  signInProgress,
} from '#src/features/account/sign-in-progress.ts'

/**
 * Stores the fields of a sign-in form, so that they survive the code step, a reload and another tab. Never passwords.
 *
 * @param form the name for storing
 */
export function useSavedFields(form: string) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    void loadSignInProgress().then(() => {
      for (const [name, value] of Object.entries(signInProgress().typed?.[form] ?? {})) {
        const field = ref.current?.elements.namedItem(name)
        if (field instanceof HTMLInputElement && field.value === '') field.value = value
      }
    })
  }, [form])
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = [...event.currentTarget.elements].flatMap((field) =>
      field instanceof HTMLInputElement && field.name && !secret.includes(field.name)
        ? [[field.name, field.value] as const]
        : [],
    )
    saveSignInProgress({ typed: { ...signInProgress().typed, [form]: Object.fromEntries(typed) } })
  }
  return { ref, onInput }
}

const secret = ['password', 'code']
