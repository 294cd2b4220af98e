import { saved, type Result, type SaveResult } from './outcome.ts'

/** One page of the changes that a copy of the centre's rows on this phone asks for. */
export interface MirrorPage {
  /** The version that this page leads to. */
  readonly version: number
  /** True if later pages follow. */
  readonly more: boolean
}

/** A copy of rows of the centre on this phone, which follows the centre's versions. */
export interface Mirror<Page extends MirrorPage, Failure extends object | undefined> {
  /** The version that this phone has reached; `undefined` or 0 if none. */
  readonly reached: () => Promise<number | undefined>
  /** Asks the centre for the changes since a version. */
  readonly fetch: (since: number | undefined) => Promise<{ readonly data: Page } | Failure>
  /** Runs one transaction over the mirror's tables. */
  readonly transact: (write: () => Promise<boolean>) => Promise<Result<boolean>>
  /** Stores a page and its version, within the transaction. */
  readonly store: (page: Page, since: number | undefined) => Promise<unknown>
  /** Forgets the version, and what else the centre's former life has left, within the transaction. */
  readonly beginAnew: () => Promise<unknown>
  /** What a stored page brings about, outside the transaction. */
  readonly afterPage?: (page: Page) => Promise<unknown>
}

/**
 * Brings a mirror up to date, page by page: `saved` once the phone has all that the centre has, `not saved` if the phone
 * could not store a page, or the failure of the question. A centre that answers with an earlier version than it is asked for
 * was restored from a backup: everything is fetched anew.
 */
export async function syncMirror<Page extends MirrorPage, Failure extends object | undefined>(
  mirror: Mirror<Page, Failure>,
): Promise<SaveResult | Failure> {
  for (;;) {
    const since = await mirror.reached()
    const answer = await mirror.fetch(since)
    if (!isData<Page>(answer)) return answer
    const { data: page } = answer
    if (page.version === since) return saved
    const isRestored = since !== undefined && page.version < since
    const stored = await mirror.transact(async () => {
      // Another tab was quicker.
      if ((await mirror.reached()) !== since) return false
      await (isRestored ? mirror.beginAnew() : mirror.store(page, since))
      return true
    })
    if (!stored.saved) return stored
    await mirror.afterPage?.(page)
    if (stored.value && !isRestored && !page.more) return saved
  }
}

function isData<Page>(
  answer: { readonly data: Page } | object | undefined,
): answer is { readonly data: Page } {
  return answer !== undefined && 'data' in answer
}
