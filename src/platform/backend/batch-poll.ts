import { post, type Answer } from './request.ts'

/** The questions that an open page polls, as named by `what_is_new`. */
export type Question = 'shop_changes' | 'cart_changes' | 'request_changes' | 'order_changes' | 'centre_life'

interface PendingPoll {
  readonly question: Question
  readonly given: object
  readonly token: string | undefined
  answer(answer: Answer): void
}

/**
 * Time in milliseconds during which polls join a batch; callers read local state first, some longer than others.
 */
export const batchWindowMs = 100

let queue: PendingPoll[] = []

/**
 * Polls for changes since a version; same answers as a single call. Questions within `batchWindowMs` share one
 * call, which saves round trips and repeated tokens.
 *
 * @param token the account's token; a question without one joins any batch
 */
export function batchPoll(question: Question, given: object, token?: string): Promise<Answer> {
  return new Promise((answer) => {
    queue.push({ question, given, token, answer })
    if (queue.length === 1) setTimeout(flush, batchWindowMs)
  })
}

function flush(): void {
  const polls = queue
  queue = []
  const token = polls.find((poll) => poll.token !== undefined)?.token
  const byQuestion = new Map<Question, PendingPoll>()
  for (const poll of polls) {
    const isOtherToken = poll.token !== undefined && poll.token !== token
    if (isOtherToken || byQuestion.has(poll.question)) void pollAlone(poll)
    else byQuestion.set(poll.question, poll)
  }
  if (byQuestion.size === 1) for (const poll of byQuestion.values()) void pollAlone(poll)
  else void pollTogether([...byQuestion.values()], token)
}

async function pollAlone({ question, given, token, answer }: PendingPoll): Promise<void> {
  answer(await post(`/rest/v1/rpc/${question}`, given, token))
}

async function pollTogether(polls: readonly PendingPoll[], token: string | undefined): Promise<void> {
  const questions = Object.fromEntries(polls.map(({ question, given }) => [question, given]))
  const response = await post('/rest/v1/rpc/what_is_new', { asked: questions }, token)
  // One question was refused, or the centre does not support this call: ask each alone.
  if (isRefusal(response)) for (const poll of polls) void pollAlone(poll)
  else
    for (const { question, answer } of polls) answer(response.ok ? partOf(response.data, question) : response)
}

function isRefusal(response: Answer): boolean {
  const { status } = response.ok ? { status: undefined } : response
  return status !== undefined && status < 500 && ![408, 425, 429].includes(status)
}

function partOf(data: unknown, question: Question): Answer {
  const part = (data as Partial<Record<Question, unknown>> | null)?.[question]
  return part === undefined ? { ok: false, status: undefined } : { ok: true, data: part }
}
