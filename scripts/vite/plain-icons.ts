import type { Plugin } from 'vite'

const maker = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const data = /^ {2}node: (?<shapes>\[[^]*?\])(?:,\n {2}\w+: [^]*?)?\n\};\n__iconData\.node;/m
const key = /,\s*key: "\w+"/g

const makeIcon = `
import { createElement } from 'react'
const svg = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
}
export default (shapes) => (props) =>
  createElement('svg', { ...svg, ...props }, ...shapes.map(([tag, shape]) => createElement(tag, shape)))
`

/**
 * Icons as lucide draws them, without what no icon of ours asks of it, on every page: providers, names for the
 * developer tools, class names by name and alias, keys of shapes that never change places.
 */
export function plainIcons(): Plugin {
  return {
    name: 'cabine:plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[a-z\d-]+)\.mjs$/ },
      handler(code, id) {
        if (maker.test(id)) return { code: makeIcon, map: null }
        // Some only pass on another one, under a former name.
        if (!code.includes('createLucideIcon(')) return null
        const shapes = data.exec(code)?.groups?.shapes
        if (!shapes) throw new Error(`${id} does not read as expected: see scripts/vite/plain-icons.ts.`)
        const plain = shapes.replaceAll(key, '')
        return {
          code: `import makeIcon from '../createLucideIcon.mjs'\nexport default makeIcon(${plain})`,
          map: null,
        }
      },
    },
  }
}
