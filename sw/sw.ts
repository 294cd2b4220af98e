declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown; packs: unknown }

/** The address of the worker's code (scripts/build/worker-file.ts). */
declare const __WORKER_CODE__: string

// The file that a browser compares: where only pages changed, a phone fetches these lines again and not the worker's code.
self.packs = self.__WB_MANIFEST
importScripts(__WORKER_CODE__)

export {}
