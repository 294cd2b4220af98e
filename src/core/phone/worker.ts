export { requestPageCaching, mayFetchAhead, startWorker } from '#src/device/worker.ts'
