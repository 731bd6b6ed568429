import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './src/worker/alike/schema.ts',
    './src/worker/catalogue/schema.ts',
    './src/worker/outfits/schema.ts',
    './src/worker/work/schema.ts',
    './src/worker/office/catalogue-schema.ts',
    './src/worker/operations/schema.ts',
    './src/worker/stylist/sentences/schema.ts',
  ],
  out: './migrations/catalogue',
})
