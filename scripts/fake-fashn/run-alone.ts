import { startFakeFashn } from './server.ts'

const { address } = await startFakeFashn({ port: Number(process.env.PORT ?? 5192) })
console.log(
  `FASHN's protocol at ${address}. In .dev.vars: FASHN_BASE_URL=${address} and FASHN_API_KEY=fa-test-key`,
)
