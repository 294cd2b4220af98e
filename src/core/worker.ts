export { askToKeepPages, hasWorker, startWorker } from '#src/device/worker.ts'
