export { askToKeepPages, startWorker } from '#src/device/worker.ts'
