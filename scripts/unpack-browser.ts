import { launchOptions } from './browser.ts'

// Of two test runs that start at once neither may find the packaged browser half unpacked by the other.
await launchOptions()
