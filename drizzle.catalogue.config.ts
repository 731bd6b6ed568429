import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './src/worker/catalogue/schema.ts',
    './src/worker/outfits/schema.ts',
    './src/worker/work/schema.ts',
    './src/worker/operations/schema.ts',
  ],
  out: './migrations/catalogue',
})
