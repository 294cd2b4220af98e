import { ask, type Answer } from './request.ts'

/** What an open page asks again and again, as `what_is_new` knows it. */
export type Question = 'shop_changes' | 'cart_changes' | 'request_changes' | 'order_changes'

interface Asked {
  readonly question: Question
  readonly given: object
  readonly token: string | undefined
  answer(answer: Answer): void
}

/** How long others may join a round, in ms: those who ask at the same moment read their own notes first, some longer than others. */
export const gathering = 100

let round: Asked[] = []

/**
 * Asks what is new since a version; the same answers as `ask`. What is asked within a moment goes as one call: on a slow
 * line four journeys and four times the token cost more than all that they bring.
 *
 * @param token whose answer it is; without one it goes with whoever else asks, and the centre makes no difference
 */
export function askTogether(question: Question, given: object, token?: string): Promise<Answer> {
  return new Promise((answer) => {
    round.push({ question, given, token, answer })
    if (round.length === 1) setTimeout(sendRound, gathering)
  })
}

function sendRound(): void {
  const asked = round
  round = []
  const token = asked.find((one) => one.token !== undefined)?.token
  const together = new Map<Question, Asked>()
  for (const one of asked) {
    const isOthers = one.token !== undefined && one.token !== token
    if (isOthers || together.has(one.question)) void askAlone(one)
    else together.set(one.question, one)
  }
  if (together.size === 1) for (const one of together.values()) void askAlone(one)
  else void askAll([...together.values()], token)
}

async function askAlone({ question, given, token, answer }: Asked): Promise<void> {
  answer(await ask(`/rest/v1/rpc/${question}`, given, token))
}

async function askAll(asked: readonly Asked[], token: string | undefined): Promise<void> {
  const questions = Object.fromEntries(asked.map(({ question, given }) => [question, given]))
  const said = await ask('/rest/v1/rpc/what_is_new', { asked: questions }, token)
  // One of them was refused, or the centre does not know how to be asked like this: each hears its own.
  if (isRefusal(said)) for (const one of asked) void askAlone(one)
  else for (const { question, answer } of asked) answer(said.ok ? partOf(said.data, question) : said)
}

function isRefusal(said: Answer): boolean {
  const { status } = said.ok ? { status: undefined } : said
  return status !== undefined && status < 500 && ![408, 425, 429].includes(status)
}

function partOf(data: unknown, question: Question): Answer {
  const part = (data as Partial<Record<Question, unknown>> | null)?.[question]
  return part === undefined ? { ok: false, status: undefined } : { ok: true, data: part }
}
