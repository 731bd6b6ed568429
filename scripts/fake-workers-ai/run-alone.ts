import { fakeToken, startFakeWorkersAi } from './server.ts'

const { base, address } = await startFakeWorkersAi({ port: Number(process.env.PORT ?? 5196) })
console.log(`Workers AI's protocol at ${address}. In .dev.vars:

WORKERS_AI_BASE=${base}
WORKERS_AI_TOKEN=${fakeToken}

What happens next:  curl -d '{"scenario":"refused_output","count":1}' ${address}/fake/next`)
