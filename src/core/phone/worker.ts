export { requestPageCaching, canPrefetch, startWorker } from '#src/device/worker.ts'
