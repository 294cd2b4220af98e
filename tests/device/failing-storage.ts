import 'fake-indexeddb/auto'

/**
 * Provides browser APIs that Node lacks, so that core and device run unchanged: IndexedDB and local storage in
 * memory. Import it before anything of src.
 */
const choices = new Map<string, string>()

const localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
  getItem: (key) => choices.get(key) ?? null,
  setItem: (key, value) => void choices.set(key, value),
  removeItem: (key) => void choices.delete(key),
  clear: () => choices.clear(),
}

Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })

/** Something that can go wrong on a phone, and the way to put it right again. */
export type StorageFailure = () => () => void

/** Makes opening a database fail, as in a private window or with a damaged profile. */
export const refused: StorageFailure = () =>
  replaced(IDBFactory.prototype, 'open', () => () => {
    throw new DOMException('The user denied permission', 'SecurityError')
  })

/** The browser refuses every single write for want of room. */
export const fullAtWrite: StorageFailure = () => {
  const noRoom = () => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
  const putBack = (['add', 'put', 'clear'] as const).map((method) =>
    replaced(IDBObjectStore.prototype, method, () => noRoom),
  )
  return () => putBack.forEach((put) => put())
}

/** The browser has room for words, but not for files. */
export const noRoomForFiles: StorageFailure = () =>
  replaced(
    IDBObjectStore.prototype,
    'put',
    (put) =>
      function (this: IDBObjectStore, ...values: [unknown]) {
        if (this.name === 'fileBytes') throw new DOMException('No room', 'QuotaExceededError')
        return put.apply(this, values)
      },
  )

/** The browser refuses writes for want of room until the photos of products are deleted. */
export const fullOfPhotos: StorageFailure = () => {
  let isRoom = false
  const refusing = (['add', 'put'] as const).map((method) =>
    replaced(
      IDBObjectStore.prototype,
      method,
      (before) =>
        function (this: IDBObjectStore, ...values: [unknown]) {
          if (isRoom) return before.apply(this, values)
          throw new DOMException('No room', 'QuotaExceededError')
        },
    ),
  )
  const clearing = replaced(
    IDBObjectStore.prototype,
    'clear',
    (clear) =>
      function (this: IDBObjectStore) {
        isRoom ||= this.name === 'photos'
        return clear.call(this)
      },
  )
  return () => [...refusing, clearing].forEach((put) => put())
}

/** The browser takes the write and finds at the end of the transaction that there is no room. */
export const fullAtCommit: StorageFailure = () =>
  replaced(
    IDBObjectStore.prototype,
    'add',
    (add) =>
      function (this: IDBObjectStore, ...values: [unknown]) {
        const request = add.apply(this, values)
        // The fake's own abort with a reason; a page can only abort without one.
        const transaction = this.transaction as IDBTransaction & { _abort(reason: string): void }
        request.addEventListener('success', () => transaction._abort('QuotaExceededError'))
        return request
      },
  )

function replaced<T extends object, K extends keyof T>(target: T, name: K, stand: (before: T[K]) => T[K]) {
  const before = target[name]
  target[name] = stand(before)
  return () => void (target[name] = before)
}
