/** The European Economic Area and the United Kingdom. */
const countries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB'.split(' ')

/**
 * Whether the button that orders has to say that it obliges to pay: directive 2011/83/EU, article 8 (2), in Germany § 312j BGB
 * ('zahlungspflichtig bestellen'), and regulation 14 of the United Kingdom's Consumer Contracts Regulations 2013. Without
 * such words nobody is bound by her order there.
 */
export const mustNameDutyToPay = (country: string) => countries.includes(country)
