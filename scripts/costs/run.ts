import { tableOf } from './month.ts'

for (const line of tableOf()) console.log(line)
