import { endWhenTold } from '../scripts/local/end.ts'
import { mortalSite } from './addresses.ts'
import { openSite } from './site.ts'

const site = await openSite(mortalSite.port, {}, { isKept: process.env.SITE_KEEP === 'yes' })
endWhenTold(site.close)
process.send?.('open')
