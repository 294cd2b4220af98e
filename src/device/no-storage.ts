import { Dexie } from 'dexie'

// Where a browser has no storage at all, what is watched would never answer: Dexie asks nothing there. A storage that
// refuses to open instead says so to whoever reads or writes.
Dexie.dependencies.indexedDB ??= {
  open() {
    throw new DOMException('This browser keeps nothing', 'SecurityError')
  },
} as Pick<IDBFactory, 'open'> as IDBFactory
