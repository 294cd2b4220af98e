export { canSendInBackground } from '#src/device/background-sync.ts'
export {
  storageEstimate,
  watchPersistence,
  watchWipe,
  wipeSeen,
  type Persistence,
} from '#src/device/storage.ts'
