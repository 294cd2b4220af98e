import { contentText } from '#src/core/outbox/content.ts'
import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import type { OutboxStore } from '#src/core/outbox/world.ts'
import type { At } from './actions-as-account.ts'
import { hashOf } from './fake-encryption.ts'
import { deskItems, KindActions } from './kind-actions.ts'
import { filesToSend, idFor } from './submission-parts.ts'

/** An entry with files that is not a form. */
interface WithFiles extends Pick<WaitingEntry, 'id' | 'kind' | 'lane' | 'keepsFiles'> {
  readonly content: string
  /** Hashes of its photos and voice notes. */
  readonly shas: readonly string[]
}

/** Sending of photos and voice notes besides forms, by the code under test. */
export class AttachmentActions extends KindActions {
  /** Writes to the centre; copies of the files stay in the conversation. */
  async sendMessage(at: At): Promise<void> {
    const words = this.words()
    const shas = this.newFiles(1 + (at.n % 3))
    const content = `${words} [${shas.join(' ')}]`
    const id = idFor({ id: `m-${words}`, owner: at.account, words }, content, 0)
    const message = { id, kind: 'support-message', lane: 'support', content, shas }
    await this.save(at, words, { ...message, keepsFiles: true })
  }

  /** Says something about an item of the desk, with photos or a voice note. */
  async answerWithFiles(at: At): Promise<void> {
    const { phone, account, n } = at
    const item = deskItems[n % deskItems.length]!
    const earlier = [...phone.store.disk.entries.values()].flatMap(({ id, kind, lane, owner }) =>
      kind === 'desk-answer' && lane === item && owner === account ? [id] : [],
    )
    const { build, checker } = this.environment
    const words = this.words()
    const shas = this.newFiles(1 + (n % 2))
    const after = build.namesOf(earlier)
    const answers = { what: 'request', item, seen: phone.followed.get(item) ?? 0, after, note: words }
    const content = contentText({ form: 'desk-answer', version: 1, answers, manifest: shas })
    checker.kinds.noteEarlier(`m-${words}`, earlier)
    await this.save(at, words, { id: `m-${words}`, kind: 'desk-answer', lane: item, content, shas })
  }

  private newFiles(many: number): string[] {
    return Array.from({ length: many }, () => `v${this.next()}`)
  }

  /** Takes the files into a draft, and sends it. */
  private async save(
    { phone, page, account }: At,
    words: string,
    { content, shas, ...facts }: WithFiles,
  ): Promise<void> {
    const { build, checker, encryption } = this.environment
    const { id } = facts
    const draft = { id: `m-${words}`, owner: account, words }
    const store = phone.storeFor(page)
    const asAccount: OutboxStore = {
      transact: (work) =>
        store.transact((rows) =>
          phone.account === account ? work(rows) : Promise.reject(new Error('locked')),
        ),
    }
    const now = phone.now()
    const entry: WaitingEntry = {
      ...facts,
      ...filesToSend(shas),
      owner: account,
      hash: hashOf(content),
      sealed: encryption.encrypt({ owner: account, content }),
      state: 'waiting',
      attempts: 0,
      createdAt: now,
      nextAttemptAt: now,
    }
    try {
      await phone.store.transact(page, (rows) => {
        if (phone.account !== account) return Promise.reject(new Error('locked'))
        rows.putDraft(draft)
        for (const sha256 of shas) rows.putFile({ id: `p-${sha256}`, owner: account, of: draft.id, sha256 })
        return Promise.resolve()
      })
      // Another tab may show the draft until it is gone.
      checker.noteDoubleTap(id)
      checker.noteSubmission(draft.id, id)
      const files = shas.map((sha256) => `p-${sha256}`)
      const result = await build.saveEntry(asAccount, entry, { draft: draft.id, files })
      if (result === 'saved') checker.noteReportedSaved(id)
    } catch {
      // Not kept, and said so: the words stay on the screen and in the draft.
    }
  }
}
