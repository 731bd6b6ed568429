import * as v from 'valibot'
import { sentAs } from '../schema-of-input.ts'
import { countries, currencyIn } from './countries.ts'

/** Body of PUT /api/account/country. */
export const countryInput = v.object({
  country: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/),
    sentAs({ enum: countries }),
    v.check((country) => currencyIn(country) !== null, 'no country of the list'),
  ),
})
