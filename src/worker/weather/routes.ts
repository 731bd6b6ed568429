import { placeInput, placesInput } from '#shared/weather.ts'
import { factory, type ApiContext } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { parse } from '../lib/parse-input.ts'
import { askForecast, findPlaces } from './ask-weather.ts'

/** What could not be had now may be had in a moment. */
const isForNow = (c: ApiContext) => c.header('Cache-Control', 'no-store')

/** The weather where she is. The answers are the same for everybody, and nobody is told who asks. */
export const weatherRoutes = factory
  .createApp()
  .get(
    '/places',
    shareAnswer({ life: 'document', tags: ['weather'] }),
    parse('query', placesInput),
    async (c) => {
      const { name, language } = c.req.valid('query')
      const places = await findPlaces(c.env, name, language)
      if (!places) isForNow(c)
      return c.json({ places }, 200)
    },
  )
  .get('/', shareAnswer({ life: 'weather', tags: ['weather'] }), parse('query', placeInput), async (c) => {
    const { latitude, longitude } = c.req.valid('query')
    const days = await askForecast(c.env, latitude, longitude)
    if (!days) isForNow(c)
    return c.json({ days: days ?? [] }, 200)
  })
