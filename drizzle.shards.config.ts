import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/worker/shards/shard-schema.ts',
  out: './migrations/shards',
})
