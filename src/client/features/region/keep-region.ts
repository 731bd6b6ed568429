import { countryName } from '#client/i18n/country-names.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { setRates, setRegion, useRegionStore } from '#client/i18n/region.ts'
import { api, request } from '#client/lib/api.ts'
import { readAppState } from '#client/session/app-state.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { currencyIn } from '#shared/regions/countries.ts'

/** Rates change once a day, and the edge keeps an answer for an hour. */
const ratesFreshMs = 6 * 3_600_000

const regionNow = () => useRegionStore.getState().region

/** Sets her country; one without a currency of its own is no country of the list, and changes nothing. */
function take(country: string, isChosen: boolean) {
  const currency = currencyIn(country)
  if (currency) setRegion({ country, currency, isChosen })
  return currency
}

/** The country of her browser's language where it names one: 'de-AT', 'zh-Hans-CN'. */
const countryOfLanguage = () => /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? ''

/** Where the network says that she is, told in one line; else where her browser's language is spoken, and no word of it. */
async function guess() {
  const told = await request(api.region.$get()).then(
    ({ country }) => country,
    () => null,
  )
  // She may have chosen meanwhile, or her account has.
  if (regionNow()) return
  const currency = told && take(told, false)
  if (!currency) return void take(countryOfLanguage(), false)
  await loadMessages('region')
  toast({
    title: t('region.guessed', { country: countryName(told), currency }),
    description: t('region.guessedHint'),
  })
}

async function renewRates() {
  const { rates } = useRegionStore.getState()
  if (rates && Date.now() - rates.askedAt < ratesFreshMs) return
  const { rates: told } = await request(api.rates.$get())
  setRates({ rates: told, askedAt: Date.now() })
}

/** Saves her choice in her account, so that her next device knows it. */
function saveInAccount(country: string) {
  // Without a network the device keeps it all the same, and the next choice is saved again.
  request(api.account.country.$put({ json: { country } })).catch(() => undefined)
}

/** Once a page load: learns her country and the rates of the day, and saves what she chooses. */
export async function beginRegion() {
  useRegionStore.subscribe(({ region }, former) => {
    const isChoice = region?.isChosen && region.country !== former.region?.country
    const account = readAppState()
    if (isChoice && account && account.country !== region.country) saveInAccount(region.country)
  })
  if (!regionNow()) await guess()
  // Without rates a price is what the shop asks.
  if (regionNow()) await renewRates().catch(() => undefined)
}

/** What she has chosen on another device counts where this one has only guessed; and the other way round. */
export function meetAccount(country: string | null) {
  const region = regionNow()
  if (country && !region?.isChosen) take(country, true)
  else if (!country && region?.isChosen) saveInAccount(region.country)
}
