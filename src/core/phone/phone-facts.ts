export { canSendInBackground } from '#src/device/background-sync.ts'
export { dataUsed } from '#src/device/data-use.ts'
export { savesData as isSavingData } from '#src/device/network.ts'
export {
  storageEstimate,
  watchPersistence,
  watchWipe,
  dismissWipe,
  type Persistence,
} from '#src/device/storage.ts'
export { arePagesCached, offlineDownloadSize } from '#src/device/worker.ts'
