import { canSendInBackground } from '#src/device/background-sync.ts'
import { storageEstimate, watchPersistence, watchWipe, wipeSeen } from '#src/device/storage.ts'

export { canSendInBackground, storageEstimate, watchPersistence, watchWipe, wipeSeen }
