import { wool } from '../../fabrics/woven.ts'
import { glenCheck } from '../../fabrics/woven-patterns.ts'
import { coat, heavyWool, lined } from '../coats.ts'
import { crepe } from '../dresses.ts'
import { suiting, tailored } from '../trousers.ts'

/** The usual cuts for somebody up to 160 cm: hems end higher, and the waist of a dress with them. */
const petiteDress = () =>
  crepe({
    id: 'petite-crepe-dress',
    hemY: 68,
    cloths: { 'petite-forest-crepe-dress': [wool('#17402f', { fuzz: 0.12, melange: 0.1 }), 1.05] },
    seed: 901,
  })

const petiteTrousers = () =>
  tailored({
    id: 'petite-wide-trousers',
    hem: [-3, 28],
    hemY: 13,
    cloths: {
      'petite-black-wide-trousers': [suiting('#151518', 0.12), 1.15],
      'petite-check-wide-trousers': [glenCheck(suiting('#b7a58c'), '#4a3b30', '#8a6b52', 6.4)],
    },
    seed: 902,
  })

const petiteCoat = () =>
  coat({
    id: 'petite-open-coat',
    hemY: 56,
    fabrics: { 'petite-moss-coat': lined(heavyWool('#565c3f'), '#454a34') },
    seed: 903,
  })

export const petite = [petiteDress, petiteTrousers, petiteCoat]
