/** An error for people: its message is whole sentences with the way on, printed without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}

/** Returns the code of a system error, such as ENOSPC; empty without one. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room, then start again',
  EDQUOT: 'your share of the disk is used up. Make room, then start again',
  EROFS: 'the disk is read-only. Mount it for writing, or choose another DATA_DIR',
  EACCES: 'this user may not do so. Give it the right to read and write there, or choose another DATA_DIR',
  EPERM: 'this user may not do so. Give it the right to read and write there, or choose another DATA_DIR',
  ENOTDIR: 'a file is on the way there, where a folder should be. Choose another DATA_DIR',
  EEXIST: 'there is a file, where a folder should be. Choose another DATA_DIR',
  ELOOP: 'a link on the way there leads back to itself. Choose another DATA_DIR',
  ENAMETOOLONG: 'the name is too long. Choose another DATA_DIR',
  ENOENT: 'a folder on the way there cannot be made. Choose another DATA_DIR',
  EIO: 'the disk does not answer. Check it, then start again',
  EMFILE: 'too many files are open. Close other programs, then start again',
  ENFILE: 'too many files are open. Close other programs, then start again',
}

/** Returns a system error as a sentence about the attempted `what`; other errors unchanged. */
export function plainFailure(what: string, error: unknown): unknown {
  const reason = reasons[codeOf(error)]
  return reason === undefined || error instanceof PlainError
    ? error
    : new PlainError(`${what}: ${reason}.`, { cause: error })
}
