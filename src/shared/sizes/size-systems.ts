/**
 * Systems of sizes by their short names. 'EU' is the German numbering of clothes, which shops of many countries use;
 * of shoes it is the Paris point, which Italy and France have, too. 'cm' is the length of the foot, as Japan sells shoes.
 */
export const clothesSystems = ['US', 'UK', 'EU', 'FR', 'IT', 'JP', 'BR'] as const
export type ClothesSystem = (typeof clothesSystems)[number]

export const shoeSystems = ['US', 'UK', 'EU', 'BR', 'cm'] as const
export type ShoeSystem = (typeof shoeSystems)[number]

export const sizeSystems = [...new Set([...clothesSystems, ...shoeSystems])]
export type SizeSystem = ClothesSystem | ShoeSystem

const clothesOf: Record<ClothesSystem, string> = {
  US: 'US CA PR',
  UK: 'GB IE AU NZ ZA GG IM JE',
  FR: 'FR BE ES PT LU MC GF GP MQ RE YT NC PF MA DZ TN',
  IT: 'IT SM VA',
  JP: 'JP',
  BR: 'BR',
  EU: '',
}

const shoesOf: Record<ShoeSystem, string> = {
  US: 'US CA PR AU',
  UK: 'GB IE NZ ZA IN GG IM JE',
  BR: 'BR',
  cm: 'JP TW MX KR',
  EU: '',
}

const found = <System extends string>(of: Record<System, string>, country: string) =>
  (Object.keys(of) as System[]).find((system) => of[system].split(' ').includes(country))

/** In which systems a country's shoppers know their sizes. Where a country has none of its own, shops there name the European. */
export const systemsIn = (country: string): { clothes: ClothesSystem; shoes: ShoeSystem } => ({
  clothes: found(clothesOf, country) ?? 'EU',
  shoes: found(shoesOf, country) ?? 'EU',
})

/** Names that shops and feeds give to the systems. Where a system has no table, as China's, it is not converted. */
const spoken: Record<string, SizeSystem> = {
  US: 'US',
  UK: 'UK',
  GB: 'UK',
  AU: 'UK',
  EU: 'EU',
  EUR: 'EU',
  DE: 'EU',
  FR: 'FR',
  ES: 'FR',
  IT: 'IT',
  JP: 'JP',
  BR: 'BR',
  CM: 'cm',
}

export const systemNamed = (name: string): SizeSystem | null => spoken[name.trim().toUpperCase()] ?? null

/** Every name of a system, in small letters. */
export const aliasesOf = (system: SizeSystem) =>
  Object.keys(spoken)
    .filter((name) => spoken[name] === system)
    .map((name) => name.toLowerCase())

/** Of shoes France and Italy count as the rest of Europe, and Japan in centimetres. */
export const shoeSystemOf = {
  US: 'US',
  UK: 'UK',
  EU: 'EU',
  FR: 'EU',
  IT: 'EU',
  BR: 'BR',
  JP: 'cm',
  cm: 'cm',
} as const
