import { useEffect, useRef, useState } from 'react'
import type { Form, Step } from '#src/forms/define.ts'
import { fieldId } from './field-row.tsx'
import { stepOf } from './steps.ts'
import type { Filling } from './use-filling.ts'

/** The step of a form that is seen, and the ways to another. */
export interface Steps {
  readonly step: Step
  readonly goTo: (step: string) => void
  /** Leads to what is missing or wrong: a field, a document or the subject, by its key. */
  readonly correct: (key: string) => void
  /** True once somebody was led to a mistake: from then on each is marked where it stands. */
  readonly isReviewed: boolean
  /** How many steps somebody has come from, none of them twice. */
  readonly behind: number
  /** Goes to the one before. */
  readonly back: () => void
}

/** Holds in which step of a form with steps somebody is. */
export function useSteps(
  form: Form,
  body: { readonly current: HTMLElement | null },
  filling: Filling,
  attempt: number,
): Steps {
  const steps = form.steps!
  const [isReviewed, setIsReviewed] = useState(false)
  const step = steps.find(({ id }) => id === filling.step) ?? steps[0]!
  const goTo = useFocusInStep(body, step.id, attempt, filling.goTo)
  const correct = (key: string) => {
    setIsReviewed(true)
    const isAttachment = Object.hasOwn(form.documents ?? {}, key)
    const at = isAttachment ? steps.find(({ documents }) => documents) : stepOf(form, key)
    if (at) goTo(at.id, key)
  }
  const trail = useTrail(step.id)
  return { step, goTo, correct, isReviewed, behind: trail.length, back: () => goTo(trail.at(-1)!) }
}

/** The steps that led to this one; who comes to one of them again has gone back to it. */
function useTrail(step: string): readonly string[] {
  const [steps, setSteps] = useState([step])
  if (steps.at(-1) !== step) {
    const at = steps.indexOf(step)
    setSteps(at < 0 ? [...steps, step] : steps.slice(0, at + 1))
  }
  return steps.slice(0, -1)
}

/**
 * Goes from step to step by the buttons: who cannot see the screen is then led to the new step's heading, or to the field
 * that is wrong. After an
 * attempt that was objected to it is the first mistake.
 */
function useFocusInStep(
  body: { readonly current: HTMLElement | null },
  step: string,
  attempt: number,
  goTo: (step: string) => void,
) {
  const wanted = useRef<{ readonly step: string; readonly key: string | undefined }>(undefined)
  useEffect(() => {
    if (attempt)
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
  }, [attempt, body])
  useEffect(() => {
    if (wanted.current?.step !== step) return
    const { key } = wanted.current
    wanted.current = undefined
    const found =
      (key !== undefined && fieldOf(body.current, key)) ||
      body.current?.querySelector<HTMLElement>('[data-step-heading]')
    if (!found) return
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'center' })
  }, [step, body])
  return (to: string, key?: string) => {
    wanted.current = { step: to, key }
    goTo(to)
  }
}

/** The control of a field or the slot of a document, by its key. */
function fieldOf(body: HTMLElement | null, key: string): HTMLElement | undefined {
  const all = body?.querySelectorAll<HTMLElement>('[id], [data-slot]') ?? []
  return [...all].find(({ id, dataset }) => id === fieldId(key) || dataset['slot'] === key)
}
