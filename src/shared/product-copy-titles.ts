import type { CopyInLanguages } from './product-copy.ts'

/** Words for single titles: the key is what stands after ' | '. */
export const titleCopy: Record<string, CopyInLanguages> = {}
