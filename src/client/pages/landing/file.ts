import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {}
