import { create } from 'zustand'
import type { KnownAnswers } from '#src/core/drafts/known-answers.ts'
import type { Form } from '#src/forms/define.ts'
import { isForAnother } from '#src/forms/for-another.ts'
import type { Answers } from '#src/forms/rules.ts'

/** The farmer for whom somebody fills in several forms in a row. */
export interface Farmer {
  readonly name: string
  /** What the farmer said, by the names under which forms ask it. */
  readonly known: KnownAnswers
}

/** Kept in this page's memory alone, with the account that fills in: nobody else is offered anything of the farmer. */
const useChosen = create<{ readonly account: string; readonly farmer: Farmer | undefined }>(() => ({
  account: '',
  farmer: undefined,
}))

/** The farmer whom an account goes on with; undefined where it has chosen none. */
export function useFarmer(account: string | undefined): Farmer | undefined {
  return useChosen((chosen) => (chosen.account === account ? chosen.farmer : undefined))
}

/** The same for who is no component. */
export function farmerOf(account: string): Farmer | undefined {
  const chosen = useChosen.getState()
  return chosen.account === account ? chosen.farmer : undefined
}

/** Goes on with a farmer; without one the next form begins empty. */
export function chooseFarmer(account: string, farmer: Farmer | undefined): void {
  useChosen.setState({ account, farmer })
}

/** The farmer in what was filled in for them; undefined where it is one's own form, or has no name. */
export function farmerIn(form: Pick<Form, 'fields'>, answers: Answers): Farmer | undefined {
  if (!isForAnother(form, answers)) return undefined
  const named = Object.entries(form.fields).flatMap(([key, { knownAs }]) => {
    const answer = answers[key]
    return knownAs !== undefined && answer !== undefined ? [[knownAs, answer] as const] : []
  })
  const known = Object.fromEntries(named)
  const { name } = known
  return typeof name === 'string' ? { name, known } : undefined
}

/** What a form for this farmer begins with. Their consent is asked for every form anew. */
export function answersOfFarmer({ fields }: Pick<Form, 'fields'>, { known }: Farmer): Answers {
  const answers = Object.entries(fields).flatMap(([key, { knownAs }]) => {
    const answer = knownAs === undefined ? undefined : known[knownAs]
    return answer === undefined ? [] : [[key, answer] as const]
  })
  return Object.fromEntries(answers)
}
