import { startFakeGoogleTryOn } from './server.ts'

const { address, openAccount } = await startFakeGoogleTryOn({ port: Number(process.env.PORT ?? 5197) })
console.log(`Google's protocol for try-on at ${address}. In .dev.vars:

GOOGLE_TRY_ON_BASE=${address}
GOOGLE_TRY_ON_KEY='${JSON.stringify(openAccount())}'

What happens next:  curl -d '{"scenario":"refused_output","count":1}' ${address}/fake/next`)
