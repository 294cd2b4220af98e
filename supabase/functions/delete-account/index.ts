import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asCaller, asService } from '../_shared/database.ts'
import { removeForGood } from '../_shared/documents.ts'

/*
 * Deletes the caller's account for good: first the stored files of deleted rows, then everything else in one transaction.
 * A repeated call completes an interrupted one. The body is {sure: true}, so that no stray call does it.
 */

interface Going {
  person: string
  last_admin: boolean
  files: string[]
}

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  const body: unknown = await request.json().catch(() => undefined)
  if ((body as { sure?: unknown } | null | undefined)?.sure !== true)
    return refusal(400, 'bad_request', 'The body is {sure: true}.')

  const response = await asCaller<Going>(request, 'preview_deletion', {})
  if (!response.ok)
    return response.status === 401 || response.status === 403
      ? refusal(401, 'sign_in', 'Sign in to delete your account.')
      : refusal(503, 'try_again', 'The account could not be read. Try again.')
  const { person, last_admin: isLastAdmin, files } = response.data
  if (isLastAdmin)
    return refusal(409, 'last_admin', 'The last admin cannot go. Make somebody else an admin first.')

  if (!(await removeForGood(files)))
    return refusal(503, 'try_again', 'The files could not be removed. Try again.')
  const deleted = await asService<boolean>('delete_account', { person })
  if (deleted.ok) return answer({ gone: true })
  // A row that still refers to the account is a 409 too.
  if (deleted.error.code === 'PT409')
    return refusal(409, 'last_admin', 'The last admin cannot go. Make somebody else an admin first.')
  return refusal(503, 'try_again', 'The account could not be deleted. Try again.')
})
