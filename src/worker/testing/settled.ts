import { reset } from 'cloudflare:test'
import { afterAll, vi } from 'vitest'

// An alarm that rings after the last test loads the code of its object: a file that ends meanwhile fails the run.
afterAll(async () => {
  await reset()
  await vi.dynamicImportSettled()
})
