import { defineConfig } from 'drizzle-kit'

const folders =
  'account auth billing credits external-products looks mail moderation notifications office photos recommendations studio stylist switches wishlist withdrawals'

export default defineConfig({
  dialect: 'sqlite',
  schema: folders.split(' ').map((folder) => `./src/worker/${folder}/schema.ts`),
  out: './migrations/accounts',
})
