import { findLimits } from './find-limits.ts'

const [word = ''] = process.argv.slice(2)
const isAsked = (text: string) => text.toLowerCase().includes(word.toLowerCase())
for (const { path, name, value, comment } of findLimits())
  if (isAsked(`${path} ${name} ${comment}`))
    console.log(`${name} = ${value}\n  ${path}${comment && `\n  ${comment}`}`)
