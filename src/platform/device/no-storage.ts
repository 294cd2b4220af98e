import { Dexie } from 'dexie'

// In a browser without any storage a watched query would never answer, because Dexie does not query there. A storage that
// refuses to open fails each read and write instead.
Dexie.dependencies.indexedDB ??= {
  open() {
    throw new DOMException('This browser keeps nothing', 'SecurityError')
  },
} as Pick<IDBFactory, 'open'> as IDBFactory
