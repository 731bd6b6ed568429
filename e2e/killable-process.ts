import { endOnSignal } from '../scripts/local/end.ts'
import { openSite } from './site.ts'

const { PORT, SITE_VARS = '{}', SITE_KEEP } = process.env
const site = await openSite(Number(PORT), JSON.parse(SITE_VARS), { isKept: SITE_KEEP === 'yes' })
endOnSignal(site.close)
process.send?.('open')
