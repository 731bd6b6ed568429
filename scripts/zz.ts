import { searchAtScale } from './bench/search-at-scale.ts'
import { printTable } from './bench/measure.ts'
const t=Date.now()
printTable(await searchAtScale(Number(process.argv[2])))
console.log((Date.now()-t)/1000,'s')
