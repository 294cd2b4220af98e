export { askToKeepPages, mayFetchAhead, startWorker } from '#src/device/worker.ts'
