export { requestPageCaching, canPrefetch, startWorker } from './worker.ts'
