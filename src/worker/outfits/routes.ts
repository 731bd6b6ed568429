import { factory } from '../lib/app.ts'
import { listPresets } from './presets.ts'

export const outfitPresetRoutes = factory
  .createApp()
  .get('/', async (c) => c.json(await listPresets({ db: c.var.db, cache: c.env.CACHE }), 200))
