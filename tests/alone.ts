/**
 * Tests that change the shared state of a process: its globals, its environment, its clock or its network. Each file has
 * a process of its own; all other files share one (vite.config.ts).
 */
export const alone = [
  'tests/{backend,cart,core,desk,device,fuzz,hosted,local-backend}/**/*.test.ts',
  'tests/{orders,outbox-device,push,scripts,support,sw,ui}/**/*.test.ts',
  'tests/base/{clock,patient-fetch}.test.ts',
  'tests/database/{attached,documents,privacy,send-requests}.test.ts',
  'tests/local-zone.test.ts',
  'tests/screens/{draft-autosave,wrong-date}.test.ts',
]
